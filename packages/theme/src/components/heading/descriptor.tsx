import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Heading } from './heading.tsx';
import { H1, H2, H3, H4, H5, H6 } from './headings.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Heading', component: Heading, props: { level: '3', noAnchor: 'false' } },
  { component: H1, elements: ['h1'] },
  { component: H2, elements: ['h2'] },
  { component: H3, elements: ['h3'] },
  { component: H4, elements: ['h4'] },
  { component: H5, elements: ['h5'] },
  { component: H6, elements: ['h6'] },
];
