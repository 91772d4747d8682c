import type { ComponentDescriptor } from '../component-descriptor.ts';
import { CodeBlock } from './code-block.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'CodeBlock',
    component: CodeBlock,
    props: { html: '<pre><code>x</code></pre>', title: 'A', language: 'js', lines: 'true', wrap: 'false', expandable: '', nocopy: 'true' },
  },
];
