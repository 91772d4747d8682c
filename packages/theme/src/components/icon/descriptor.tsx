import { CSS_COLOR } from '../component-descriptor.ts';
import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Icon',
    component: Icon,
    takes: { icon: 'any', src: 'any', name: 'any', iconType: 'any', color: CSS_COLOR, size: 'number' } satisfies TakenProps<IconProps>,
    isInline: true,
    props: { icon: '/a.svg', size: '17', color: '#123456', iconType: 'solid' },
  },
];
