import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Tooltip } from './tooltip.tsx';
import type { TooltipProps } from './tooltip.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Tooltip',
    aliases: ['Popup'],
    component: Tooltip,
    takes: { tip: 'any', headline: 'any', cta: 'any', href: 'any' } satisfies TakenProps<TooltipProps>,
    isInline: true,
    isRare: true,
    props: { tip: 'Tip', headline: 'Head', cta: 'More', href: '/a' },
  },
];
