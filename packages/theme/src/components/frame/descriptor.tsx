import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Frame } from './frame.tsx';
import type { FrameProps } from './frame.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Frame',
    component: Frame,
    takes: { caption: 'any', hint: 'any' } satisfies TakenProps<FrameProps>,
    isRare: true,
    props: { caption: 'Caption', hint: 'Hint', width: '100', height: '200' },
  },
];
