import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Tooltip } from './tooltip.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Tooltip',
    aliases: ['Popup'],
    component: Tooltip,
    isInline: true,
    props: { tip: 'Tip', headline: 'Head', cta: 'More', href: '/a' },
  },
];
