import type { ReactElement } from 'react';
import { coerceChoice } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { ColorItem } from './color-item.tsx';
import { ColorRow } from './color-row.tsx';

export interface ColorProps extends RootProps {
  /** Whether swatches follow each other, or stand in rows with their names and values; by default, `compact`. */
  variant?: string | undefined;
}

/** Colours to look at and to copy, with its parts as `Color.Row` and `Color.Item`. */
export const Color: ((props: ColorProps) => ReactElement) & { Row: typeof ColorRow; Item: typeof ColorItem } = Object.assign(ColorRoot, {
  Row: ColorRow,
  Item: ColorItem,
});

function ColorRoot(props: ColorProps): ReactElement {
  return (
    <div {...createRootProps(props, 'octavo-color')} data-variant={coerceChoice(props.variant, ['compact', 'table'], 'compact')}>
      {props.children}
    </div>
  );
}
