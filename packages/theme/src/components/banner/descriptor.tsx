import { CSS_COLOR } from '../component-descriptor.ts';
import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Banner } from './banner.tsx';
import type { BannerProps } from './banner.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Banner',
    component: Banner,
    takes: {
      content: 'any',
      dismissible: 'boolean',
      type: ['primary', 'info', 'warning', 'danger', 'success'],
      color: CSS_COLOR,
    } satisfies TakenProps<BannerProps>,
    isRare: true,
    props: { dismissible: 'true', type: 'warning', color: '#123456' },
  },
];
