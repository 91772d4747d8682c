import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes pages, `meta.json` and includes of Fumadocs over', () => {
  const { tool, config, pages, lost, others } = tryMigration({
    'source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config';\nexport const docs = defineDocs({\n  dir: 'content/docs',\n});",
    'lib/source.ts': "export const source = loader({\n  baseUrl: '/learn',\n  source: docs.toFumadocsSource(),\n});",
    'next.config.mjs':
      "const withMDX = createMDX();\nexport default withMDX({ async redirects() { return [{ source: '/old/:id*', destination: '/learn' }]; } });",
    'app/(home)/page.tsx': 'export default () => null;',
    'app/learn/[[...slug]]/page.tsx': 'source.getPage(slug)',
    'app/shop/[id]/page.tsx': 'export default () => null;',
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
  expect(config['redirects']).toEqual([{ source: '/old/:id*', destination: '/learn' }]);
  expect(others).toEqual(['/', '/shop/:id']);
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
  const { config, pages, assets, notes, lost } = tryMigration({
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

<auto-type-table path="./lib/props.ts" name="BoatProps" />

<AutoTypeTable path="lib/props.ts" name="Made" />

<YouTube id="dQw4w9WgXcQ" />

<Mermaid
  chart={\`
flowchart LR
  a --> b
\`} />
`,
    'lib/props.ts': `import type { Deck } from 'decks';
interface Named {
  /** What is painted on it. */
  name: string;
}
export interface BoatProps extends Named {
  /**
   * Seats that can be booked.
   * @default 2
   */
  seats?: number | 'all';
  /** @deprecated Say \`seats\`. */
  board(): Deck;
}
export type Made = Omit<BoatProps, 'seats'>;
`,
    'content/docs/get.mdx': `---
title: Get a boat
full: true
---

<APIPage document={"./api/boats.yaml"} operations={[{"path":"/boats/{id}","method":"get"}]} />
`,
    'content/docs/get.de.mdx': '---\ntitle: Ein Boot\n---\n',
    'content/docs/fleet.mdx': `---
title: Fleet
---

All boats.

<APIPage document="./api/boats.yaml" operations={[{ path: "/boats", method: "get" }, { path: "/boats/{id}", method: "delete" }]} webhooks={[]} />
`,
    'api/boats.yaml': 'openapi: 3.1.0\n',
    'scripts/api.mjs': "import { generateFiles } from 'fumadocs-openapi';\nvoid generateFiles({ input: [] });\n",
  });
  const page = pages['docs/index.mdx'];
  expect(page).toContain('<ResponseField name="name" type="string" required>\n  The "name" of &#123;it}\n</ResponseField>');
  expect(page).toContain('<ResponseField name="seats" type="number" default="2">');
  expect(page).toContain('<TypeTable type={ferryTypes} />');
  expect(page).toContain('<ResponseField name="name" type="string" required>\n  What is painted on it.\n</ResponseField>');
  expect(page).toContain(`<ResponseField name="seats" type="number | 'all'" default="2">\n  Seats that can be booked.\n</ResponseField>`);
  expect(page).toContain('<ResponseField name="board" type="board(): Deck" required deprecated>');
  expect(page).toContain('<AutoTypeTable path="lib/props.ts" name="Made" />');
  expect(page).toContain('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>');
  expect(page).toContain('```mermaid\nflowchart LR\n  a --> b\n```');
  expect(pages['docs/get.mdx']).toContain('openapi: /openapi/boats.yaml GET /boats/{id}');
  const fleet = ['/openapi/boats.yaml GET /boats', '/openapi/boats.yaml DELETE /boats/{id}'];
  expect(config['navigation']).toMatchObject({ pages: expect.arrayContaining([{ group: 'Fleet', root: 'docs/fleet', pages: fleet }]) });
  for (const operation of fleet) expect(pages['docs/fleet.mdx']).toContain(`<Operation operation="${operation}" />`);
  expect(pages['docs/fleet.mdx']).not.toContain('APIPage');
  expect(assets).toEqual(['openapi/boats.yaml']);
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'by-hand', what: 'pages that a script generates' }));
  expect(notes).toContainEqual(
    expect.objectContaining({ kind: 'by-hand', what: 'page in another language', file: 'content/docs/get.de.mdx' }),
  );
  expect(lost).toEqual([]);
});

const LOCALIZED = {
  'source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config';\nexport const docs = defineDocs({\n  dir: 'content/docs',\n});",
  'lib/source.ts': "export const source = loader({\n  baseUrl: '/docs',\n  i18n,\n  source: docs.toFumadocsSource(),\n});",
};

it('makes languages of names of files', () => {
  const { config, pages, lost } = tryMigration({
    ...LOCALIZED,
    'lib/i18n.ts': "export const i18n = defineI18n({ defaultLanguage: 'en', languages: ['en', 'de'], hideLocale: 'default-locale' });",
    'content/docs/meta.json': '{ "pages": ["index", "boats"] }',
    'content/docs/meta.de.json': '{ "pages": ["boats", "index"] }',
    'content/docs/index.mdx': '---\ntitle: Ferry\n---\n',
    'content/docs/index.de.mdx': '---\ntitle: Fähre\n---\n\n[Boote](/docs/boats) [Boote](./boats.mdx) [Boote](/[lang]/docs/boats)\n',
    'content/docs/boats.mdx': '---\ntitle: Boats\n---\n\n[Home](/docs)\n',
    'content/docs/boats.de.mdx': '---\ntitle: Boote\n---\n',
  });
  expect(config['navigation']).toEqual({
    languages: [
      { language: 'en', default: true, pages: ['docs', 'docs/boats'] },
      { language: 'de', pages: ['de/docs/boats', 'de/docs'] },
    ],
  });
  expect(Object.keys(pages).toSorted()).toEqual(['de/docs/boats.mdx', 'de/docs/index.mdx', 'docs/boats.mdx', 'docs/index.mdx']);
  expect(pages['de/docs/index.mdx']).toContain('[Boote](/de/docs/boats) [Boote](./boats.mdx) [Boote](/de/docs/boats)');
  expect(pages['docs/boats.mdx']).toContain('[Home](/docs)');
  expect(lost).toEqual([]);
});

it('makes languages of folders, and leads from the address without one to the default', () => {
  const { config, pages } = tryMigration({
    ...LOCALIZED,
    'lib/i18n.ts': "export const i18n: I18nConfig = { defaultLanguage: 'en', languages: ['en', 'cn'], parser: 'dir' };",
    'content/docs/en/index.mdx': '---\ntitle: Ferry\n---\n\n[Boats](/docs/boats)\n',
    'content/docs/en/boats.mdx': '---\ntitle: Boats\n---\n',
    'content/docs/cn/index.mdx': '---\ntitle: A\n---\n',
  });
  expect(config['navigation']).toEqual({
    languages: [
      { language: 'en', default: true, pages: ['en/docs', 'en/docs/boats'] },
      { language: 'cn', pages: ['cn/docs'] },
    ],
  });
  expect(config['redirects']).toEqual([
    { source: '/docs/boats', destination: '/en/docs/boats' },
    { source: '/docs', destination: '/en/docs' },
  ]);
  expect(pages['en/docs/index.mdx']).toContain('[Boats](/en/docs/boats)');
});

it('takes an address among the entries of a folder for its page, or for a link', () => {
  const { config } = tryMigration({
    ...LOCALIZED,
    'content/docs/meta.json': '{ "pages": ["guides", "[Home](/docs)", "[Blog](/blog)", "./"] }',
    'content/docs/index.mdx': '---\ntitle: Ferry\n---\n',
    'content/docs/guides/meta.json': '{ "pages": ["[Start](/)", "boats", ".."] }',
    'content/docs/guides/boats.mdx': '---\ntitle: Boats\n---\n',
  });
  expect(config['navigation']).toEqual({
    pages: [{ group: 'Guides', pages: ['links/start', 'docs/guides/boats'] }, 'docs', 'links/blog'],
  });
});

it('imports what the app gives to all pages, where it rests on React alone', () => {
  const { pages, assets, lost } = tryMigration({
    ...LOCALIZED,
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    'mdx-components.tsx':
      "import defaults from 'fumadocs-ui/mdx';\nimport { Next, Own } from '@/next';\nimport Fetch from './src/fetch';\nimport { Callout } from '@/next';\nconst Sign = ({ of }) => <b>{of}</b>;\nexport const getMDXComponents = async (more) => ({ ...defaults, ...(await import('./src/later')), Next, Own, Fetch, Callout, Sign, Harbour: (props) => <Sign of={props.name} />, Page: () => more, ...more });\n",
    'src/next.tsx': "import type { ReactNode } from 'react';\nexport const Next = () => 1;\n",
    'src/later.tsx': 'export const Icon = () => <i />;\n',
    'src/fetch.tsx': "import ky from 'ky';\nexport default () => ky;\n",
    'content/docs/index.mdx':
      '---\ntitle: Ferry\n---\n\n<Next />\n\n<Callout>Hi</Callout>\n\n<Fetch />\n\n<Harbour name="Aberdeen" />\n\n<Page />\n\n<Icon name="a" />\n',
    'content/docs/boats.mdx': '---\ntitle: Boats\n---\n\n`<Next />`\n',
  });
  expect(pages['docs/index.mdx']).toContain("import { Next } from '/snippets/own/src/next.tsx';");
  expect(pages['docs/index.mdx']).toContain('<Note>Hi</Note>\n\n<Fetch />');
  expect(pages['docs/index.mdx']).not.toContain('ky');
  expect(pages['docs/boats.mdx']).not.toContain('import');
  expect(pages['docs/index.mdx']).toContain("import { Harbour } from '/snippets/own/mdx-components.Harbour.tsx';");
  expect(pages['docs/index.mdx']).not.toMatch(/import .*Page/);
  expect(pages['snippets/own/mdx-components.Harbour.tsx']).toBe(
    'const Sign = ({ of }) => <b>{of}</b>;\nexport const Harbour = (props) => <Sign of={props.name} />;\n',
  );
  // What Octavo has of the same name takes other attributes.
  expect(pages['docs/index.mdx']).toContain("import { Icon as OwnIcon } from '/snippets/own/src/later.tsx';");
  expect(pages['docs/index.mdx']).toContain('<OwnIcon name="a" />');
  expect(assets).toEqual(['snippets/own/src/later.tsx', 'snippets/own/src/next.tsx']);
  expect(lost).toEqual([]);
});

it('reads an app that defines its collection where it serves it', () => {
  const { tool, config } = tryMigration({
    'package.json': '{ "name": "ferry", "dependencies": { "fumadocs-core": "16.15.11" } }',
    'lib/shared.ts': "export const docsRoute = '/learn';\n",
    'lib/source.ts':
      "import { loader } from 'fumadocs-core/source';\nimport { docsRoute } from './shared';\nimport { defineDocs } from 'fumadocs-mdx/macro';\n\nconst docs = defineDocs({ dir: 'pages' });\n\nexport const source = loader({\n  baseUrl: docsRoute,\n  source: docs.toFumadocsSource(),\n});\n",
    'pages/index.mdx': '---\ntitle: Start\n---\n',
    'pages/boats.mdx': '---\ntitle: Boats\n---\n',
  });
  expect([tool, config['navigation']]).toEqual(['fumadocs', { pages: ['learn', 'learn/boats'] }]);
});

it('reads an app that loads its pages by itself, at the address of its only loader', () => {
  const { config } = tryMigration({
    'package.json': '{ "name": "ferry", "dependencies": { "fumadocs-core": "16.15.11" } }',
    'src/lib/source.ts': "export const source = loader({\n  source: await createMySource(),\n  baseUrl: '/',\n});\n",
    'content/docs/index.mdx': '---\ntitle: Start\n---\n',
  });
  expect(config['navigation']).toEqual({ pages: ['index'] });
});

it('imports what the page of a route gives to what it shows, once', () => {
  const { pages } = tryMigration({
    ...LOCALIZED,
    'app/docs/[[...slug]]/page.tsx': "import { Fare } from '../../../fare';\nexport default () => <MDX components={{ Fare }} />;\n",
    'app/blog/page.tsx': "import { Fare } from '../../fare';\nexport default () => <MDX components={{ Fare }} />;\n",
    'fare.tsx': 'export const Fare = () => <b />;\n',
    'content/docs/index.mdx': '---\ntitle: Ferry\n---\n\n<Fare />\n',
  });
  expect(pages['docs/index.mdx']?.match(/^import .*$/gm)).toEqual(["import { Fare } from '/snippets/own/fare.tsx';"]);
});

it('takes a site of Fumadocs for one though a folder keeps the order of another tool', () => {
  const { tool } = tryMigration({
    'package.json': '{ "dependencies": { "fumadocs-mdx": "^11.0.0" } }',
    'source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config';\nexport const docs = defineDocs({ dir: 'content/docs' });",
    'next.config.mjs': 'export default {};',
    'content/docs/_meta.json': '{ "index": "Start" }',
    'content/docs/index.mdx': '---\ntitle: Ferry\n---\n',
  });
  expect(tool).toBe('fumadocs');
});

it('reads a collection that is taken apart, and keeps icons in attributes of components of the site', () => {
  const { pages, packages, lost } = tryMigration({
    'package.json': '{ "dependencies": { "react": "19.0.0", "lucide-react": "^0.500.0", "fumadocs-mdx": "12.0.0" } }',
    'source.config.ts':
      "import { defineDocs } from 'fumadocs-mdx/config';\nexport const { docs, meta } = defineDocs({ dir: 'content' });\n",
    'card.tsx': 'export const Boat = ({ icon }) => <b>{icon}</b>;\n',
    'content/index.mdx':
      "---\ntitle: Ferry\n---\n\nimport { Anchor, Ship } from 'lucide-react';\nimport { Boat } from '../card';\n\n<Ship />\n\n<Boat icon={<Anchor className=\"a\" />} />\n",
    'content/plain.mdx': "---\ntitle: Plain\n---\n\nimport { Ship } from 'lucide-react';\n\n<Ship />\n",
  });
  expect(pages['docs/index.mdx']).toContain("import { Anchor, Ship } from 'lucide-react';");
  expect(pages['docs/index.mdx']).toContain('<Icon icon="ship" />');
  expect(pages['docs/plain.mdx']).not.toContain('import');
  expect(packages).toEqual({ 'lucide-react': '^0.500.0' });
  expect(lost).toEqual([]);
});

it('shows blocks of code with names as tabs', () => {
  const { pages } = tryMigration({
    ...LOCALIZED,
    'content/docs/index.mdx':
      '---\ntitle: Ferry\n---\n\n```ts tab="A"\n1;\n```\n\n```ts title="b.ts" tab="B"\n2;\n```\n\n<Tabs items={[\'C\']}>\n\n```ts tab="C"\n3;\n```\n\n</Tabs>\n',
  });
  expect(pages['docs/index.mdx']).toContain(
    '<Tabs>\n<Tab title="A">\n\n```ts\n1;\n```\n\n</Tab>\n<Tab title="B">\n\n```ts title="b.ts"\n2;\n```\n\n</Tab>\n</Tabs>',
  );
  expect(pages['docs/index.mdx']).toContain('<Tabs>\n\n<Tab title="C">\n\n```ts\n3;\n```\n\n</Tab>\n\n</Tabs>');
});

it('keeps tabs whose list a page writes itself', () => {
  const { pages } = tryMigration({
    ...LOCALIZED,
    'content/docs/index.mdx':
      '---\ntitle: Ferry\n---\n\nimport { Tabs, TabsContent, TabsList, TabsTrigger } from \'fumadocs-ui/components/tabs\';\n\n<Tabs defaultValue="a">\n<TabsList><TabsTrigger value="a">A</TabsTrigger></TabsList>\n<TabsContent value="a">B</TabsContent>\n</Tabs>\n',
  });
  expect(pages['docs/index.mdx']).toContain(
    "import { Tabs, TabsContent, TabsList, TabsTrigger } from '/snippets/own/shims/fumadocs-ui-components-tabs.jsx';",
  );
  expect(pages['docs/index.mdx']).toContain('<Tabs defaultValue="a">');
});

it('keeps signs of a page of plain Markdown what they are there', () => {
  const { pages, lost } = tryMigration({
    ...LOCALIZED,
    'content/docs/fast.md': '---\ntitle: Ferry\n---\n\n<Callout>A</Callout>\n\nIn <10 s, {all}.\n',
  });
  expect(pages['docs/fast.md']).toContain('In &lt;10 s, &#123;all}.');
  expect(lost).toEqual([]);
});
