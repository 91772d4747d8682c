import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Tree } from './tree.tsx';
import type { RootProps } from '../props/root-props.ts';
import type { TreeFileProps } from './tree-file.tsx';
import type { TreeFolderProps } from './tree-folder.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Tree',
    aliases: ['FileTree'],
    component: Tree,
    partsTake: {
      File: { name: 'any', highlight: 'boolean' } satisfies TakenProps<TreeFileProps>,
      Folder: { name: 'any', defaultOpen: 'boolean', openable: 'boolean', highlight: 'boolean' } satisfies TakenProps<TreeFolderProps>,
    },
    takes: {} satisfies TakenProps<RootProps>,
    isRare: true,
    readsChildren: true,
    parts: { File: { name: 'a.js', highlight: 'true' }, Folder: { name: 'src', defaultOpen: 'true', children: <Tree.File name="a" /> } },
    props: { children: <Tree.File name="a.js" /> },
  },
];
