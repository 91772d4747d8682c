import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface TreeFileProps extends RootProps<HTMLLIElement> {
  name?: ReactNode;
}

/** A file of a tree. */
export function TreeFile(props: TreeFileProps): ReactElement {
  return (
    <li {...createRootProps(props, 'octavo-tree-file')}>
      <Glyph name="file" />
      {props.name ?? props.children}
    </li>
  );
}
