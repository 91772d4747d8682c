import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes the order, boxes, blocks and links of ReadMe over', () => {
  const { tool, config, pages, lost } = tryMigration({
    'docs/_order.yaml': '- Basics\n',
    'docs/Basics/_order.yaml': '- start\n- boats\n',
    'docs/Basics/boats.md':
      '---\ntitle: Boats\nexcerpt: All of them\nhidden: false\n---\nSee [start](doc:start) and [an operation](ref:get-boat).\n',
    'docs/Basics/start/index.md':
      '---\ntitle: Start\n---\n> 🚧 Mind the gap\n>\n> Really.\n\n[block:parameters]\n{ "data": { "h-0": "Name", "0-0": "Ferry" }, "cols": 1, "rows": 1 }\n[/block]\n\n<Image align="center" src="a.png" alt="A" />\n\n<Image src="b.png" border={true}>\n  The harbour\n</Image>\n\n<TutorialTile emoji="🛠️" link="/recipes/sail" title="Sail" />\n\n<Recipe slug="moor" title="Moor" />\n',
    'reference/_order.yaml': '- boats\n',
    'reference/boats/get-boat.md': '---\ntitle: Get a boat\n---\nText\n',
  });
  expect(tool).toBe('readme');
  expect(config['navigation']).toEqual({
    tabs: [
      { tab: 'Guides', pages: [{ group: 'Basics', pages: ['docs/start', 'docs/boats'] }] },
      { tab: 'API Reference', pages: [{ group: 'Boats', pages: ['reference/get-boat'] }] },
    ],
  });
  expect(pages['docs/start.md']).toContain('<Warning title="Mind the gap">\nReally.\n</Warning>');
  expect(pages['docs/start.md']).toContain('| Name |\n| --- |\n| Ferry |');
  expect(pages['docs/start.md']).toContain(
    '<img src="b.png" alt="The harbour" />\n\nThe harbour\n\n<Card title="🛠️ Sail" href="/recipes/sail"></Card>\n\n<Card title="Moor" href="/recipes/moor"></Card>',
  );
  expect(pages['docs/boats.md']).toContain('[start](/docs/start) and [an operation](/reference/get-boat)');
  expect(pages['docs/boats.md']).toContain('description: All of them');
  expect(lost).toEqual([]);
});

it('takes HTML out of its block, and keeps the code of a page that is MDX', () => {
  const { pages, lost } = tryMigration({
    'docs/_order.yaml': '- start\n',
    'docs/start.md': `---
title: Start
---
import { useState } from 'react';

<HTMLBlock>{\`
<!-- begin --><div class="wide">A film</div>
\`}</HTMLBlock>

> 🚧 Mind "the" gap
>
> Really.

<button style={{ color: 'red' }} onClick={() => go('a')}>Go</button>
`,
    'docs/plain.md': '---\ntitle: Plain\n---\n<Callout>To {port}.</Callout>\n',
    'docs/table.md':
      '---\ntitle: Table\n---\n<Table><Tr><Td>A <Glossary>port</Glossary></Td></Tr></Table>\n\n> \u{1F4BC} Work\n>\n> Text\n',
  });
  expect(pages['docs/start.md']).toContain('<!-- begin --><div class="wide">A film</div>\n');
  expect(pages['docs/start.md']).toContain(`<Warning title={"Mind \\"the\\" gap"}>`);
  expect(pages['docs/start.md']).toContain("<button style={{ color: 'red' }} onClick={() => go('a')}>Go</button>");
  expect(pages['docs/plain.md']).toContain('To &#123;port}.');
  expect(pages['docs/table.md']).toContain('<table><tr><td>A port</td></tr></table>\n\n<Note title="\u{1F4BC} Work">\nText\n</Note>');
  expect(lost).toEqual([]);
});

it('shows the operations of reference pages, and tells which values the hub holds', () => {
  const { pages, notes, lost } = tryMigration({
    'reference/_order.yaml': '- boats\n',
    'reference/boats.json': JSON.stringify({
      openapi: '3.1.0',
      paths: { '/boats': { get: { operationId: 'list-boats' } } },
      webhooks: { sailed: { post: { operationId: 'on-sailed' } } },
    }),
    'reference/boats/list-boats.md':
      '---\ntitle: List boats\napi:\n  file: boats.json\n  operationId: list-boats\n---\nAll <<glossary:boats>> of <<owner>>.\n',
    'reference/boats/on-sailed.md': '---\ntitle: Sailed\napi:\n  file: boats.json\n  operationId: on-sailed\n---\n',
    'reference/boats/gone.md': '---\ntitle: Gone\napi:\n  file: boats.json\n  operationId: gone\n---\n',
  });
  expect(pages['reference/list-boats.md']).toBe(
    '---\ntitle: List boats\nopenapi: /reference/boats.json GET /boats\n---\nAll boats of &lt;&lt;owner&gt;&gt;.\n',
  );
  expect(pages['reference/on-sailed.md']).toContain('openapi: /reference/boats.json webhook sailed');
  expect(notes.filter(({ file }) => file !== undefined).map(({ what, file }) => `${what}: ${file}`)).toEqual([
    'API operation: reference/boats/gone.md',
    'ReadMe variable: reference/boats/list-boats.md',
  ]);
  expect(lost).toEqual([]);
});

it('brings the components of the hub that pages use, and parts of text', () => {
  const { pages, assets, lost } = tryMigration({
    'docs/_order.yaml': '- start\n',
    'docs/start.md': '---\ntitle: Start\n---\n<Fare of="Rome">Two</Fare>\n\n<Terms />\n\n`<Unused />`\n',
    'custom_blocks/Fare.mdx':
      '---\nname: Fare\n---\nexport const Fare = ({ of, children }) => <b>{of} {children}</b>;\n\n<Fare of="x" />\n',
    'custom_blocks/Terms.md': 'All *terms*.\n',
    'custom_blocks/Unused.mdx': 'export const Unused = () => <b />;\n',
  });
  expect(pages['docs/start.md']).toContain(
    "import { Fare } from '/snippets/Fare.mdx';\nimport Terms from '/snippets/Terms.md';\n\n<Fare of=",
  );
  expect(assets).toEqual(['snippets/Fare.mdx', 'snippets/Terms.md']);
  expect(lost).toEqual([]);
});
