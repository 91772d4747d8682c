import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes pages, `meta.json` and includes of Fumadocs over', () => {
  const { tool, config, pages, lost } = tryMigration({
    'source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config';\nexport const docs = defineDocs({\n  dir: 'content/docs',\n});",
    'lib/source.ts': "export const source = loader({\n  baseUrl: '/learn',\n  source: docs.toFumadocsSource(),\n});",
    'lib/a.ts': '// #region one\nconst a = 1;\n// #endregion one\n',
    'content/docs/meta.json':
      '{ "pages": ["index", "---[Rocket]Guides---", "...(guides)", "[Chat](https://chat.example.com)", "!hidden"] }',
    'content/docs/index.mdx':
      '---\ntitle: Ferry\n---\n\n<include cwd lang="ts" meta=\'title="a.ts"\'>lib/a.ts#one</include>\n\n<include>./part.mdx</include>\n',
    'content/docs/part.mdx': 'A part.\n',
    'content/docs/hidden.mdx': '---\ntitle: Hidden\n---\n',
    'content/docs/(guides)/boats.mdx': '---\ntitle: Boats\n---\n\n<Cards><Card title="Home" href="/learn" /></Cards>\n',
  });
  expect(tool).toBe('fumadocs');
  expect(config['navigation']).toEqual({
    pages: ['learn', { group: 'Guides', pages: [{ group: 'Guides', pages: ['learn/boats'] }, 'links/chat'] }],
  });
  expect(Object.keys(pages).toSorted()).toEqual([
    'learn/boats.mdx',
    'learn/hidden.mdx',
    'learn/index.mdx',
    'learn/part.mdx',
    'links/chat.mdx',
  ]);
  expect(pages['learn/index.mdx']).toContain('```ts file=/snippets/code/lib/a.ts#one title="a.ts"\n```\n\nA part.');
  expect(lost).toEqual([]);
});

it('leaves code as it is, and keeps titles and icons that are code', () => {
  const { pages, lost } = tryMigration({
    'source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config';\nexport const docs = defineDocs({\n  dir: 'content/docs',\n});",
    'content/docs/index.mdx': `---
title: Ferry
---
import boat from './boat.png';

<Callout type='warn' title={<>Mind <code>gaps</code></>}>Text</Callout>

<Card icon={<FileTextIcon className="a" />} title="Boats" href="/docs" />

<Files><Folder name="a"><File name="b" /></Folder></Files>

<img src={boat} />

\`\`\`tsx
<Files><Folder name="a"><File name="b" src={boat} /></Folder></Files>
\`\`\`
`,
    'content/docs/.shared.mdx': 'No page.\n',
    'content/docs/boat.png': '',
  });
  expect(Object.keys(pages)).toEqual(['docs/index.mdx']);
  const page = pages['docs/index.mdx'];
  expect(page).toContain('<Warning title={<>Mind <code>gaps</code></>}>Text</Warning>');
  expect(page).toContain('<Card title="Boats" href="/docs" icon="file-text"></Card>');
  expect(page).toContain('<Tree><Tree.Folder name="a"><Tree.File name="b" /></Tree.Folder></Tree>\n\n<img src="/boat.png" />');
  expect(page).toContain('```tsx\n<Files><Folder name="a"><File name="b" src={boat} /></Folder></Files>\n```');
  expect(lost).toEqual([]);
});

it('shows tables of types and the operation of a page', () => {
  const { pages, assets, notes, lost } = tryMigration({
    'source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config';\nexport const docs = defineDocs({\n  dir: 'content/docs',\n});",
    'content/docs/index.mdx': `---
title: Ferry
---

<TypeTable
  type={{
    name: { type: 'string', description: 'The "name" of {it}', required: true },
    seats: { type: 'number', default: 2 },
  }}
/>

<TypeTable type={ferryTypes} />

<YouTube id="dQw4w9WgXcQ" />

<Mermaid
  chart={\`
flowchart LR
  a --> b
\`} />
`,
    'content/docs/get.mdx': `---
title: Get a boat
full: true
---

<APIPage document={"./api/boats.yaml"} operations={[{"path":"/boats/{id}","method":"get"}]} />
`,
    'content/docs/get.de.mdx': '---\ntitle: Ein Boot\n---\n',
    'api/boats.yaml': 'openapi: 3.1.0\n',
    'scripts/api.mjs': "import { generateFiles } from 'fumadocs-openapi';\nvoid generateFiles({ input: [] });\n",
  });
  const page = pages['docs/index.mdx'];
  expect(page).toContain('<ResponseField name="name" type="string" required>\n  The "name" of &#123;it}\n</ResponseField>');
  expect(page).toContain('<ResponseField name="seats" type="number" default="2">');
  expect(page).toContain('<TypeTable type={ferryTypes} />');
  expect(page).toContain('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>');
  expect(page).toContain('```mermaid\nflowchart LR\n  a --> b\n```');
  expect(pages['docs/get.mdx']).toContain('openapi: /openapi/boats.yaml GET /boats/{id}');
  expect(assets).toEqual(['openapi/boats.yaml']);
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'by-hand', what: 'pages that a script writes' }));
  expect(notes).toContainEqual(
    expect.objectContaining({ kind: 'by-hand', what: 'page in another language', file: 'content/docs/get.de.mdx' }),
  );
  expect(lost).toEqual([]);
});
