import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes the integration, its sidebar and its components over', () => {
  const { tool, config, pages, notes, lost } = tryMigration({
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://ferry.example.com',
  integrations: [react(), starlight({
    title: 'Ferry', logo: { src: '/src/assets/logo.svg' }, social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/example/ferry' }],
    sidebar: [{ label: 'Guide', items: ['guide/start', { label: 'Boats!', slug: 'guide/boats' }] }, { label: 'More', autogenerate: { directory: 'more' } }],
  })],
  vite: { resolve: { alias: { '~': '/src', // own
    '#code': fileURLToPath(new URL('./src/code', import.meta.url)) } } },
});`,
    'src/assets/logo.svg': '<svg/>',
    'src/content/docs/fr.mdx':
      "---\ntitle: Fr\ndescription: Of France\nhero:\n  tagline: Sail on\n  image:\n    html: <img class='a' alt='L'eau' src='/b.png'>\n---\n",
    'src/content/docs/index.mdx':
      '---\ntitle: Boats for all of us\ntemplate: splash\nhero:\n  tagline: Boats\n  image:\n    file: ../../assets/logo.svg\n    alt: A boat\n  actions:\n    - text: Start\n      link: /guide/start/\n---\n',
    'src/content/docs/guide/start.mdx': `---
title: Start
---
import { Tabs, TabItem, LinkCard, Aside, Steps } from '@astrojs/starlight/components';
import Own from '~/components/Own.astro';
import Missing from '~/components/Missing.astro';
import { VERSION } from '../../../version.ts';
import raw from '../../../code/a.js?raw';
import alt from '../../../assets/boat.png.txt?raw';
import live from '#code/a.ts?raw';

<Aside type="caution" title='Look "up"'>Text of {frontmatter.title}</Aside>

<Tabs syncKey="a">
  <TabItem label="npm" icon="seti:npm">One</TabItem>
</Tabs>

<LinkCard title="Boats" href = "/guide/boats/" description="All of them" />

<Steps>

1. One

</Steps>

\`\`\`js title="a.js" ins={1} "marked" {2}
one
\`\`\`

![](../../../assets/boat.png)

<Image src="/assets/boat.png" alt={alt} />

<Own name="Ferry">

**Held** by {VERSION}

</Own>

<Missing />

<Code code={\`b();
c();\`} lang="ts" title="b.ts" />

<Code code={live} lang="ts" mark={['a']} />

<Code slot="preview" code={raw} lang="ts" title="a.ts" />
`,
    'src/code/a.ts': 'a();\n',
    'src/version.ts': "export const VERSION = '1.2';\n",
    'src/components/Own.astro':
      "---\nimport { Aside } from '@astrojs/starlight/components';\nconst { name } = Astro.props;\n---\n<Aside title={name}>\n  <slot />\n</Aside>\n",
    'src/content/docs/guide/boats.md': '---\ntitle: Boats\n---\n',
    'src/content/docs/more/B Two.md': '---\ntitle: Two\nsidebar:\n  order: 2\n---\n',
    'src/content/docs/more/one.md': '---\ntitle: One\nsidebar:\n  order: 1\n---\n',
    'src/assets/boat.png': '',
    'src/assets/boat.png.txt': 'A boat\n',
  });
  expect(tool).toBe('starlight');
  expect(pages['index.mdx']).toContain('[Start](/guide/start/)\n\n<img src="../../assets/logo.svg" alt="A boat" width="400" />');
  expect(pages['index.mdx']).toContain('sidebarTitle: Ferry');
  expect(pages['fr.mdx']).toContain('---\n\nSail on\n\n<img src="/b.png" alt="L\'eau" width="400" />');
  expect(lost).toEqual([]);
  expect(config).toMatchObject({
    name: 'Ferry',
    logo: '/assets/logo.svg',
    navbar: { primary: { type: 'github' } },
    navigation: {
      pages: ['index', { group: 'Guide', pages: ['guide/start', 'guide/boats'] }, { group: 'More', pages: ['more/one', 'more/b-two'] }],
    },
  });
  const page = pages['guide/start.mdx'];
  expect(page).toContain('<Warning title={"Look \\"up\\""}>Text of Start</Warning>');
  expect(page).toContain('<Tab title="npm">One</Tab>');
  expect(page).toContain('<Card title="Boats" href="/guide/boats/">\n  All of them\n</Card>');
  expect(page).toContain('```ts file=/snippets/code/src/code/a.ts title="a.ts"\n```');
  expect(page).toContain('```ts file=/snippets/code/src/code/a.ts\n```');
  expect(page).toContain('```ts title="b.ts"\nb();\nc();\n```');
  expect(page).toContain('<img src="/assets/boat.png" alt="A boat" />');
  expect(page).not.toContain('Steps');
  expect(page).toMatch(/```js title="a.js" +\{2\}\n/);
  expect(page).toContain('![](../../../assets/boat.png)');
  expect(pages['guide/boats.md']).toContain('sidebarTitle: Boats!');
  expect(page).toContain('<Note title="Ferry">\n\n**Held** by {VERSION}\n\n</Note>');
  expect(notes.map(({ what, message }) => `${what}: ${message}`)).toEqual([
    'component, replaced by its HTML: <Own> was replaced by the HTML that it shows, without its own styles.',
    'import of the site’s own code: `~/components/Missing.astro` is not imported here.',
  ]);
});

it('shows a component without its script and tells of it, and drawings of the site as icons', () => {
  const { pages, notes, lost } = tryMigration({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry' })] };",
    'src/icons/boats/ferry.svg': '<svg/>',
    'src/components/Fold.astro':
      '---\nimport { Icon } from "astro-icon/components";\nconst { id } = Astro.props;\n---\n<details id={id}><summary><Icon name="boats/ferry" /></summary><slot /></details>\n<script>\n  copy("</p>");\n</script>\n',
    'src/content/docs/index.mdx':
      '---\ntitle: Ferry\n---\n\nimport Fold from \'../../components/Fold.astro\';\n\n<Fold id="a">One</Fold>\n\n<Fold id="b">Two</Fold>\n',
  });
  expect(pages['index.mdx']).toContain('<details id="a"><summary><Icon name="/icons/boats/ferry.svg" /></summary>One</details>');
  expect(notes.filter(({ kind }) => kind === 'by-hand')).toEqual([
    expect.objectContaining({ isOwnCode: true, what: 'component with a script', file: 'src/content/docs/index.mdx' }),
  ]);
  expect(lost).toEqual([]);
});

it('shows code that a page imports, exports or makes of what it imports', () => {
  const { pages, lost } = tryMigration({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry' })] };",
    'src/a.lock': 'a = 1\nb = 2\n',
    'src/content/docs/index.mdx': `---
title: Ferry
---

import lock from '../../a.lock?raw';
import { Code } from '@astrojs/starlight/components';
export const sample = \`one

two\`;
export const file = 'a.js';

<Tabs>
  <Code code = {lock} lang="toml" title = "a.lock" />
  <Code code={lock.split('\\n')[0]} lang="toml" />
</Tabs>

<Code code={sample} lang="js" title={file} />
`,
  });
  const page = pages['index.mdx'];
  expect(page).toContain('  ```toml file=/snippets/code/src/a.lock title="a.lock"\n  ```\n  ```toml\n  a = 1\n  ```\n');
  expect(page).toContain('```js title="a.js"\none\n\ntwo\n```');
  expect(page).not.toContain('<Code');
  expect(lost).toEqual([]);
});

it('takes the page that the old site shows, of two with one address', () => {
  const { pages, notes, lost } = tryMigration({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry' })] };",
    'src/content/docs/index.mdx': '---\ntitle: Ferry\n---\n',
    'src/content/docs/boats.md': '---\ntitle: Old\n---\n',
    'src/content/docs/boats.mdx': '---\ntitle: New\n---\n',
  });
  expect(Object.keys(pages)).toEqual(['boats.mdx', 'index.mdx']);
  expect(notes.map(({ file, what }) => `${file ?? ''}: ${what}`)).toEqual(['src/content/docs/boats.md: page hidden by another']);
  expect(lost).toEqual([]);
});

it('follows the names that tsconfig.json has for folders', () => {
  const { pages, notes } = tryMigration({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry' })] };",
    'tsconfig.json':
      '{\n  // Names of folders\n  "compilerOptions": { "baseUrl": ".", "paths": { "*": ["x/*"], "@assets/*": ["src/assets/*"], "@parts/*": ["src/parts/*"] } }\n}',
    'src/assets/boat.png': '',
    'src/parts/note.mdx': 'A part.\n',
    'src/content/docs/index.mdx':
      "---\ntitle: Ferry\n---\nimport Note from '@parts/note.mdx'\nimport boat from '@assets/boat.png'\n\n![Boat](@assets/boat.png)\n\n<img src={boat} />\n\n<Note />\n",
  });
  expect(pages['index.mdx']).toContain('![Boat](/assets/boat.png)\n\n<img src="/assets/boat.png" />\n\nA part.');
  expect(notes).toEqual([]);
});

it('writes tabs of package managers as a fence, and icons by the names that they have here', () => {
  const { pages, notes, lost } = tryMigration({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry' })] };",
    'src/content/docs/index.mdx': `---
title: Home
---
import { PackageManagers } from 'starlight-package-managers';
import { YouTube } from 'astro-embed';

<YouTube id="https://youtube.com/a-b_c-d/" />

<InlineTOC items={toc} />

1. Install:

   <PackageManagers pkg="ferry" dev />

2. Run <Icon name="setting" /> and <Card title="A" icon='open-book'>b</Card>

<PackageManagers type="dlx" pkg="ferry" args={'init'} />

<PackageManagers type="dlx" pkg="ferry" args={"run \\"a\\""} />

<PackageManagers pkg={name} />
`,
  });
  const page = pages['index.mdx'];
  expect(page).toContain('   ```sh npm2yarn\n   npm install -D ferry\n   ```\n');
  expect(page).toContain('```sh npm2yarn\nnpx ferry init\n```');
  expect(page).toContain('```sh npm2yarn\nnpx ferry run "a"\n```');
  expect(page).toContain('<PackageManagers pkg={name} />');
  expect(page).toContain('src="https://www.youtube.com/embed/a-b_c-d"');
  expect(page).not.toContain('TOC');
  expect(page).toContain('<Icon name="gear" /> and <Card title="A" icon="book-open">b</Card>');
  expect(notes).toEqual([]);
  expect(lost).toEqual([]);
});

it.each([
  ['root: { label: "English" }', '', 'index.md'],
  ['en: { label: "English" }', '/en', 'en/index.md'],
])('leads from a page that is not translated to that of the default locale: %s', (said, from, index) => {
  const folder = `src/content/docs${from}`;
  const { config } = tryMigration({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'Ferry', ${from === '' ? '' : "defaultLocale: 'en', "}locales: { ${said}, de: { label: 'Deutsch' } } })] };`,
    [`src/content/docs/${index}`]: '---\ntitle: Home\n---\n',
    [`${folder}/guide/boats.md`]: '---\ntitle: Boats\n---\n',
    [`${folder}/guide/ropes.md`]: '---\ntitle: Ropes\n---\n',
    'src/content/docs/de/guide/ropes.md': '---\ntitle: Seile\n---\n',
  });
  expect(config['redirects']).toEqual([
    { source: '/de/guide/boats', destination: `${from}/guide/boats` },
    { source: '/de', destination: from === '' ? '/' : from },
  ]);
});

it('brings APIs of starlight-openapi, logos from elsewhere, and icons by names of kinds of files', () => {
  const { config, pages, assets, others } = tryMigration({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';
export default { integrations: [starlight({
  title: 'Ferry',
  logo: { src: './brand/logo.svg' },
  plugins: [starlightOpenAPI([{ base: 'api', schema: './schemas/boats.yaml', sidebar: { label: 'Boats API' } }])],
  sidebar: ['start', ...openAPISidebarGroups],
})] };`,
    'brand/logo.svg': '<svg/>',
    'schemas/boats.yaml': 'openapi: 3.1.0',
    'src/components/Title.astro': '---\nconst { id, Tag } = Astro.props;\n---\n<Tag id={id}><Icon name="right-arrow" /><slot /></Tag>',
    'src/content/docs/start.mdx':
      '---\ntitle: Start\n---\nimport { Card, Icon } from \'@astrojs/starlight/components\';\nimport Title from \'../../components/Title.astro\';\n\n<Title id="a" Tag="h4">Fares</Title>\n\n<Icon name="seti:smarty" /> <Icon name="x.com" />\n',
  });
  expect(config).toMatchObject({
    logo: '/brand/logo.svg',
    navigation: { pages: ['start', { group: 'Boats API', openapi: { source: '/openapi/boats.yaml', directory: 'api' } }] },
  });
  expect(assets).toEqual(['brand/logo.svg', 'openapi/boats.yaml']);
  expect(others).toEqual(['/api/operations']);
  expect(pages['start.mdx']).toContain('<h4 id="a"><Icon name="arrow-right" />Fares</h4>');
  expect(pages['start.mdx']).toContain('<Icon name="file-code" /> <Icon name="x-twitter" />');
});

it('puts what stands in slots, also in those with names, where the component of the site shows it', () => {
  const { pages, lost } = tryMigration({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry' })] };",
    'src/components/Quay.astro':
      '---\nconst { title } = Astro.props;\n---\n<section><h2>{title}</h2>{Astro.slots.has("notes") && <aside><slot name="notes" /></aside>}<ul><slot /></ul><footer><slot name="end">The end</slot></footer></section>',
    'src/content/docs/index.mdx':
      '---\ntitle: Ferry\n---\n\nimport Quay from \'../../components/Quay.astro\';\n\n<Quay title="Quays">\n  <Fragment slot="notes">Mind *the* gap.</Fragment>\n  <li>\n\n  Boats sail.\n\n  </li>\n</Quay>\n\n<Quay title="Short">Text</Quay>\n',
  });
  expect(pages['index.mdx']).toContain(
    '<section>\n<h2>Quays</h2><aside>Mind *the* gap.</aside>\n<ul>\n\n  <li>\n\n  Boats sail.\n\n  </li>\n\n</ul>\n<footer>The end</footer>\n</section>',
  );
  expect(pages['index.mdx']).toContain('<section><h2>Short</h2><ul>Text</ul><footer>The end</footer></section>');
  expect(lost).toEqual([]);
});

it('gives a heading the id of the anchor above it once', () => {
  const { pages } = tryMigration({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry', sidebar: [] })] };",
    'src/content/docs/index.mdx':
      '---\ntitle: Ferry\n---\n\n<a id="go"></a>\n\n## Go <Badge text="new" />\n\n## Stop <Badge text="old" />\n',
  });
  expect(pages['index.mdx']).toContain('## Go <Badge color="gray">new</Badge>\n');
  expect(pages['index.mdx']).toContain('## Stop <Badge color="gray">old</Badge> {#stop}');
});

it('shows a component that is given a picture or a list which the page imports', () => {
  const { pages, notes } = tryMigration({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry', sidebar: [] })] };",
    'src/content/docs/index.mdx':
      "---\ntitle: Ferry\n---\nimport Film from '../../Film.astro';\nimport boat from '../../assets/boat.mp4';\nimport { fares } from '../../fares.ts';\nimport List from '../../List.astro';\nimport Tape from '../../Tape.astro';\nimport Gone from '../../Gone.astro';\n\n<Film src={boat} />\n\n<List of={fares} />\n\n<Tape id=\"a-b\" />\n\n{/* <Gone id=\"\" /> */}\n",
    'src/Tape.astro':
      '<lite-youtube videoid={Astro.props.id} params="rel=0">\n</lite-youtube>\n<blockquote class="twitter-tweet"><a href="https://x.com/a/status/12"></a></blockquote>\n<script>import "/lite.js";</script>\n',
    'src/Gone.astro': '<p>Gone</p>\n<script>go()</script>\n',
    'src/List.astro': '<ul>{Astro.props.of.map((one) => <li>{one}</li>)}</ul>\n',
    'src/fares.ts': "export const fares = ['A', 'B'];\n",
    'src/Film.astro': '---\nconst { src } = Astro.props;\n---\n<video controls><source src={src} /></video>\n',
    'src/assets/boat.mp4': 'x',
  });
  expect(pages['index.mdx']).toContain('<video controls><source src="../../assets/boat.mp4" /></video>');
  expect(pages['index.mdx']).toContain('<ul><li>A</li><li>B</li></ul>');
  expect(pages['index.mdx']).toContain('<iframe src="https://www.youtube.com/embed/a-b" title="YouTube"></iframe>');
  expect(pages['index.mdx']).toContain(
    '<iframe src="https://platform.twitter.com/embed/Tweet.html?id=12" title="Tweet" height="500"></iframe>',
  );
  expect(notes.filter(({ kind }) => kind === 'by-hand')).toEqual([]);
});

it('gives pages what `astro-auto-import` imports for them', () => {
  const { pages, notes, lost } = tryMigration({
    'astro.config.mjs': `import AutoImport from 'astro-auto-import';
import starlight from '@astrojs/starlight';
export default { integrations: [
  AutoImport({ imports: ['./src/components/my-video.astro', { '@astrojs/starlight/components': ['Aside', ['Badge', 'Mark']] }, { './src/values.ts': 'values' }] }),
  starlight({ title: 'Ferry', sidebar: [] }),
] };`,
    'src/components/my-video.astro': '---\nconst { id } = Astro.props;\n---\n<iframe src={`https://video.example.com/${id}`} />',
    'src/content/docs/a/index.mdx': '---\ntitle: A\n---\n\n<MyVideo id="b" />\n\n<Aside type="tip">Row</Aside>\n',
  });
  expect(pages['a/index.mdx']).toContain('<iframe src="https://video.example.com/b"></iframe>');
  expect(pages['a/index.mdx']).toContain('<Tip>Row</Tip>');
  expect(notes.filter(({ kind }) => kind === 'left-out')).toEqual([]);
  expect(lost).toEqual([]);
});

it('puts in what functions give that read files of the site', () => {
  const { pages, notes, lost } = tryMigration({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Ferry', sidebar: [] })] };",
    'src/code.ts':
      "import { existsSync, readFileSync } from 'node:fs';\nimport { join } from 'node:path';\nimport { cwd } from 'node:process';\nexport const repo = 'https://code.example.com/ferry';\nexport const codePath = ({ path }: { path: string }) => `${repo}/${path}`;\nexport const version = () => readFileSync('VERSION', 'utf8').trim();\nexport const codeFile = (path: string) => {\n  if (!existsSync(join(cwd(), path))) throw new Error('None');\n  return codePath({ path });\n};\n",
    VERSION: '1.2\n',
    'src/content/docs/a.mdx':
      '---\ntitle: A\n---\nimport { Code } from \'@astrojs/starlight/components\';\nimport { codeFile, codePath, repo, version } from \'/src/code.ts\';\n\n<a href={codePath({ path: "b" })}>B</a> {version()} {codePath({ path: "c" })} {codeFile("src")}\n\n<Code code={`\ngit clone ${repo}\n`} lang="sh" />\n',
  });
  expect(pages['a.mdx']).toContain(
    '<a href="https://code.example.com/ferry/b">B</a> 1.2 https://code.example.com/ferry/c https://code.example.com/ferry/src',
  );
  expect(pages['a.mdx']).toContain('```sh\n\ngit clone https://code.example.com/ferry\n```');
  expect(notes.filter(({ kind }) => kind === 'left-out')).toEqual([]);
  expect(lost).toEqual([]);
});
