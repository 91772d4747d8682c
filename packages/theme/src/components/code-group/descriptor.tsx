import type { ReactElement } from 'react';
import type { ComponentDescriptor } from '../component-descriptor.ts';
import { CodeBlock } from '../code-block/code-block.tsx';
import { RequestExample, ResponseExample } from './code-examples.tsx';
import { CodeGroup } from './code-group.tsx';

const code: ReactElement = <CodeBlock html="<pre><code>x</code></pre>" title="a.js" />;

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'CodeGroup', aliases: ['SnippetGroup'], component: CodeGroup, readsChildren: true, props: { children: code, dropdown: 'false' } },
  { name: 'RequestExample', component: RequestExample, readsChildren: true, isClosed: true, props: { children: code, dropdown: 'true' } },
  { name: 'ResponseExample', component: ResponseExample, readsChildren: true, isClosed: true, props: { children: code } },
];
