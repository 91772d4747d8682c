import type { ReactElement } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { TreeFile } from './tree-file.tsx';
import { TreeFolder } from './tree-folder.tsx';

/** A tree of files, with its parts as `Tree.Folder` and `Tree.File`. */
export const Tree: ((props: RootProps<HTMLUListElement>) => ReactElement) & { Folder: typeof TreeFolder; File: typeof TreeFile } =
  Object.assign(TreeRoot, { Folder: TreeFolder, File: TreeFile });

function TreeRoot(props: RootProps<HTMLUListElement>): ReactElement {
  return <ul {...createRootProps(props, 'octavo-tree')}>{props.children}</ul>;
}
