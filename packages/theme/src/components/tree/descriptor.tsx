import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Tree } from './tree.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Tree',
    aliases: ['FileTree'],
    component: Tree,
    readsChildren: true,
    parts: { File: { name: 'a.js', highlight: 'true' }, Folder: { name: 'src', defaultOpen: 'true', children: <Tree.File name="a" /> } },
    props: { children: <Tree.File name="a.js" /> },
  },
];
