import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Image } from './image.tsx';
import { ZoomImage } from './zoom-image.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Image', component: Image, elements: ['img'], isInline: true, props: { src: '/a.png', noZoom: 'true', children: undefined } },
  { name: 'ZoomImage', component: ZoomImage, isInline: true, props: { src: '/a.png', children: undefined } },
];
