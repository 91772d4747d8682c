import type { ReactElement } from 'react';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { TreeFile } from './tree-file.tsx';
import { TreeFolder } from './tree-folder.tsx';
import { useTreeKeys } from './use-tree-keys.ts';

/** A tree of files, with its parts as `Tree.Folder` and `Tree.File`; the compiler makes them of a nested Markdown list. */
export const Tree: ((props: RootProps<HTMLUListElement>) => ReactElement) & { Folder: typeof TreeFolder; File: typeof TreeFile } =
  Object.assign(TreeRoot, { Folder: TreeFolder, File: TreeFile });

function TreeRoot(props: RootProps<HTMLUListElement>): ReactElement {
  const { ref, children, ...rest } = props;
  const join = useTreeKeys(ref);
  return (
    <ul {...createRootProps<HTMLUListElement>(rest, 'octavo-tree')} ref={join}>
      {children}
    </ul>
  );
}
