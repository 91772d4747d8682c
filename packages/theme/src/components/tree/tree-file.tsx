import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface TreeFileProps extends RootProps<HTMLLIElement> {
  /** Name of the file. */
  name?: ReactNode;
  /** Whether it is highlighted. */
  highlight?: LooseBoolean;
}

/** A file of a tree. Arrow keys reach it from the folders. */
export function TreeFile(props: TreeFileProps): ReactElement {
  return (
    <li tabIndex={-1} {...createRootProps(props, 'octavo-tree-file')} data-highlight={coerceBoolean(props.highlight) ? '' : undefined}>
      <Glyph name="file" />
      {props.name ?? props.children}
    </li>
  );
}
