import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTestSiteData } from '../../fixtures/create-fixture.ts';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { InlineMarkdown } from './inline-markdown.tsx';

test.each([
  ['plain', 'plain'],
  ['a **b `c`** *d* _e_ f', 'a <strong>b <code>c</code></strong> <em>d</em> <em>e</em> f'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['see [the **guide**](/guide).', 'see <a href="/guide">the <strong>guide</strong></a>.'],
  ['[x](javascript:alert) <b>', '[x](javascript:alert) &lt;b&gt;'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<InlineMarkdown>{text}</InlineMarkdown>)).toBe(html);
});

test('an address of the site gets its base', () => {
  const page = <OctavoProvider value={{ site: createTestSiteData() }}>{<InlineMarkdown>[a](/b)</InlineMarkdown>}</OctavoProvider>;
  expect(renderToStaticMarkup(page)).toBe('<a href="/docs/b">a</a>');
});
