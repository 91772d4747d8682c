import type { ReactElement, ReactNode } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface ColorRowProps extends RootProps {
  /** The title of the row. */
  title?: ReactNode;
}

/** Colours that belong together. */
export function ColorRow(props: ColorRowProps): ReactElement {
  return (
    <div {...createRootProps(props, 'octavo-color-row')}>
      {props.title && <p className="octavo-color-title">{props.title}</p>}
      <div className="octavo-color-items">{props.children}</div>
    </div>
  );
}
