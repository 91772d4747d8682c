import type { ReactElement } from 'react';
import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { CodeBlock } from '../code-block/code-block.tsx';
import { RequestExample, ResponseExample } from './code-examples.tsx';
import { CodeGroup } from './code-group.tsx';
import type { CodeGroupProps } from './code-group.tsx';

const code: ReactElement = <CodeBlock html="<pre><code>x</code></pre>" title="a.js" />;

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'CodeGroup',
    aliases: ['SnippetGroup'],
    component: CodeGroup,
    takes: { dropdown: 'boolean', sync: 'boolean', label: 'any' } satisfies TakenProps<CodeGroupProps>,
    readsChildren: true,
    props: { children: code, dropdown: 'false' },
  },
  {
    name: 'RequestExample',
    component: RequestExample,
    takes: { dropdown: 'boolean', sync: 'boolean', label: 'any' } satisfies TakenProps<CodeGroupProps>,
    readsChildren: true,
    isClosed: true,
    alsoNeeds: ['beside'],
    props: { children: code, dropdown: 'true' },
  },
  {
    name: 'ResponseExample',
    component: ResponseExample,
    takes: { dropdown: 'boolean', sync: 'boolean', label: 'any' } satisfies TakenProps<CodeGroupProps>,
    readsChildren: true,
    isClosed: true,
    alsoNeeds: ['beside'],
    props: { children: code },
  },
];
