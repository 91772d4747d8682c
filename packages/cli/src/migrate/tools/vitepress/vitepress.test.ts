import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

const SITE = {
  '.vitepress/config.ts': `import { defineConfig } from 'vitepress';
import { sidebar } from './sidebar';
export default defineConfig({
  title: 'Ferry', description: 'Boats', base: '/ferry/', srcExclude: ['drafts/**'], vite: { plugins: [pack(1)] }, markdown: { config: mark() },
  head: [['link', { rel: 'icon', href: process.env.NODE_ENV === 'production' ? '/ferry/icon.svg' : '/draft.svg' }], ['meta', { name: 'theme-color', content: '#0a5' }]],
  themeConfig: {
    logo: '/logo.svg',
    nav: [{ text: 'Guide', link: '/guide/start' }, { text: 'API', link: '/api/' }, { text: 'Chat', link: 'https://chat.example.com' }],
    sidebar,
    socialLinks: [{ icon: 'github', link: 'https://github.com/example/ferry' }],
    editLink: { pattern: 'https://github.com/example/ferry/edit/main/:path' },
    footer: { message: makeFooter() },
  },
});`,
  '.vitepress/sidebar.ts': `function guide(text: string): object;
function guide(text: string, link?: string) {
  if (typeof link === 'string' || Array.isArray(link)) return { text, link };
  const names: string[] = [];
  for (const one of Object.values({ text })) names.push(one.toLowerCase());
  return { text, link: \`/guide/\${names[0]}\` };
}
export const sidebar = {
  '/guide/': [{ text: 'Basics', collapsed: false, items: [guide('Start'), guide('Boats'), { text: 'Chat', link: 'https://chat.example.com' }] }],
  '/api/': { base: '/api/', items: [{ text: 'Overview', link: '' }] },
};`,
  'index.md':
    '---\nlayout: home\nhero:\n  name: Ferry\n  text: Boats for all\n  image:\n    light: /logo.svg\n    alt: A boat\n  actions:\n    - text: Start\n      link: /guide/start\nfeatures:\n  - title: Fast\n    icon: ⚡\n    details: Very fast\n---\n',
  'guide/start.md': `# Getting started <Badge type="warning" text="beta" />

<script setup>
import Demo from './Demo.vue'
import Playground from './Playground.vue'
</script>

See [boats](./boats.md#types), [the API](/ferry/api/) and {braces}. 5 <6.

::: tip Hint
Read it.
:::

<ClientOnly><Demo /></ClientOnly> <Playground /> :tada: \`:tada:\` 10:30:00

<!--@include: ../parts/note.md-->

<<< @/code/a.js#one{1 js} [a.js]

\`\`\`ts:line-numbers {1}
const a = '{{ x }}'
\`\`\`

{{ 'Text' }} {{ version }}
`,
  'guide/boats.md': '# Boats\n\n## Types\n',
  'api/index.md': '# API\n',
  'parts/note.md': '*Part* [of](./more.md)\n',
  'drafts/x.md': '# x\n',
  'code/a.js': 'before\n// #region one\nconst one = 1;\n// #endregion one\n',
  'public/logo.svg': '<svg/>',
};

it('takes config, sidebars and pages over', () => {
  const { tool, config, pages, lost } = tryMigration(SITE);
  expect(tool).toBe('vitepress');
  expect(config).toMatchObject({
    name: 'Ferry',
    colors: { primary: '#0a5' },
    logo: '/logo.svg',
    favicon: '/icon.svg',
    navbar: { links: [{ label: 'Chat', href: 'https://chat.example.com' }], primary: { type: 'github' } },
    feedback: { suggestEdit: true },
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index', { group: 'Basics', expanded: true, pages: ['guide/start', 'guide/boats', 'links/chat'] }] },
        { tab: 'API', pages: ['api'] },
      ],
    },
  });
  expect(Object.keys(pages).toSorted()).toEqual([
    'api/index.md',
    'guide/boats.md',
    'guide/start.md',
    'index.md',
    'links/chat.mdx',
    'parts/note.md',
  ]);
  expect(lost).toEqual([]);
});

it('takes over what only the top bar leads to', () => {
  const menu = `{ text: 'More', items: [{ text: 'Chat', link: 'https://chat.example.com' }, { items: [{ text: 'News', link: '/news' }] }] }, { text: 'Team', link: '/team' }`;
  const { config } = tryMigration({
    ...SITE,
    '.vitepress/config.ts': SITE['.vitepress/config.ts'].replace(`{ text: 'Chat', link: 'https://chat.example.com' }`, menu),
    'news.md': '# News\n',
    'team.md': '# Team\n',
  });
  expect(config).toMatchObject({
    navigation: { tabs: [{ tab: 'Guide' }, { tab: 'API' }, { tab: 'More', pages: ['news'] }] },
    navbar: {
      links: [
        { label: 'Chat', href: 'https://chat.example.com' },
        { label: 'Team', href: '/team' },
      ],
    },
  });
});

it('rewrites what only VitePress has', () => {
  const { pages } = tryMigration(SITE);
  const page = pages['guide/start.md'];
  expect(page).toContain('<Badge color="yellow">beta</Badge>');
  expect(page).not.toContain('<script');
  expect(page, 'a component of ours has the name').toContain('<Demo /> <OwnPlayground /> 🎉 `:tada:` 10:30:00');
  expect(page).toContain('[boats](./boats.md#types), [the API](/api)');
  expect(page).toContain('&#123;braces}. 5 &lt;6.');
  expect(page).toContain('*Part* [of](../parts/more.md)');
  expect(page).toContain('```js file=/snippets/code/code/a.js#one {1} title="a.js"\n```');
  expect(page).toContain("```ts {1} lines\nconst a = '{{ x }}'");
  expect(pages['index.md']).toContain('[Start](/guide/start)\n\n<img src="/logo.svg" alt="A boat" width="400" />');
  expect(pages['index.md']).toContain('<Card title="Fast" icon="⚡">');
});

it('names what needs a hand, with its place', () => {
  const { notes } = tryMigration(SITE);
  const named = notes.filter(({ kind }) => kind !== 'differs').map(({ what, file, line }) => `${file}:${line} ${what}`);
  expect(named).toEqual([
    '.vitepress/config.ts:12 computed value of the VitePress config',
    'guide/start.md:24 value that Vue computes',
    'guide/start.md:3 script of a page',
    '.vitepress/config.ts:undefined program of the build',
  ]);
});

it('leads from the addresses with an ending, and asks for what reads the types of code', () => {
  const { config, packages, notes } = tryMigration({
    '.vitepress/config.mjs': "export default { title: 'Ferry' }",
    'guide/start.md': '# Start\n',
    'guide/index.md': '# Guide\n',
    'index.md':
      "# Ferry\n\n```ts twoslash\nimport fs from 'fs';\nexport const name = 'ferry';\nimport { build } from '@ferry/build/node';\n```\n\n```ts\nimport 'other';\n```\n",
  });
  expect(config['redirects']).toEqual([{ source: '/guide/start.html', destination: '/guide/start' }]);
  expect(packages).toEqual({ twoslash: '^0.3.0', 'typescript-6': 'npm:typescript@6' });
  expect(notes.map(({ what }) => what)).toEqual(['order of pages', 'code with types']);
  expect(notes.at(-1)?.message).toBe(
    'One page shows the types of code. Run `npm install --save-dev @ferry/build`, which this code imports.',
  );
  const clean = tryMigration({ '.vitepress/config.mjs': 'export default { cleanUrls: true }', 'index.md': '# Ferry\n' });
  expect(clean.config['redirects']).toBeUndefined();
  expect(clean.packages).toEqual({});
});

it('shows the members of a team page, and names what only Vue would compute', () => {
  const { pages, notes, lost } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry' };",
    'team.md': `---
layout: page
---
<script setup>
import { VPTeamPage, VPTeamPageTitle, VPTeamMembers } from 'vitepress/theme'
import { crew } from './crew'
const guests = [{ name: 'Bo', title: 'Guest', links: [{ icon: 'github', link: 'https://github.com/bo' }, { icon: { svg: '' }, link: '/bo' }] }]
</script>

<VPTeamPage>
  <VPTeamPageTitle>
    <template #title>Our team</template>
    <template #lead>
      The crew of
      the ferry.
    </template>
  </VPTeamPageTitle>
  <VPTeamMembers :members="crew" />
  <VPTeamPageSection>
    <template #title>Guests</template>
    <template #members>
      <VPTeamMembers size="small" :members="guests" />
    </template>
  </VPTeamPageSection>
</VPTeamPage>
`,
    '.vitepress/theme/Card.vue': '<script setup>defineProps({ img: String })</script><template><img :src="img" /></template>',
    'crew.js':
      "export const crew = [{ avatar: '/ann.png', name: 'Ann', title: 'Captain', org: 'Ferry', orgLink: 'https://example.com', desc: 'Steers.' }]",
    'list.md': '# List\n\n<li v-for="(one, at) in list" v-if="at < one.length">a</li>\n\n<b style="color: #fff" id="x">b</b>\n',
  });
  expect(pages['team.md']).toContain(
    '# Our team\n\nThe crew of the ferry.\n<CardGroup cols={2}>\n<Card title="Ann" icon="/ann.png">\n  Captain @ [Ferry](https://example.com)\n\n  Steers.\n</Card>\n</CardGroup>',
  );
  expect(pages['team.md']).toContain(
    '## Guests\n\n<CardGroup cols={2}>\n<Card title="Bo">\n  Guest\n\n  [GitHub](https://github.com/bo) \u00B7 [/bo](/bo)\n</Card>\n</CardGroup>',
  );
  expect(pages['list.md']).toContain('<li>a</li>\n\n<b style="color: #fff" id="x">b</b>');
  expect(notes.filter(({ kind }) => kind === 'by-hand')).toMatchObject([{ file: 'list.md', line: 3, isOwnCode: true }]);
  expect(lost).toEqual([]);
});

it('gives each of two files with one address its own', () => {
  const { pages, config } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry' };",
    'guide.md': '# One\n',
    'guide/index.md': '# Two\n',
  });
  expect(Object.keys(pages).toSorted()).toEqual(['guide-page.md', 'guide/index.md']);
  expect(config['redirects']).toContainEqual({ source: '/guide.html', destination: '/guide-page' });
});

it('takes a language that has a site of its own as a link', () => {
  const { config } = tryMigration({
    '.vitepress/config.ts':
      "export default { title: 'Ferry', themeConfig: { sidebar: [{ text: 'Start', link: '/start' }] }, locales: { root: { label: 'English' }, zh: { label: '中文', link: 'https://zh.example.com' } } };",
    'start.md': '# Start\n',
  });
  expect(config).toMatchObject({
    navbar: { links: [{ label: '中文', href: 'https://zh.example.com' }] },
    navigation: { pages: ['start'] },
  });
});

it('orders pages by their folders where a plugin makes the sidebar', () => {
  const { config, notes } = tryMigration({
    '.vitepress/config.ts':
      "import { generateSidebar } from 'vitepress-sidebar';\nexport default { title: 'Ferry', themeConfig: { sidebar: generateSidebar({ documentRootPath: 'docs' }) } };",
    'index.md': '# Home\n',
    'guide/index.md': '# Guide\n',
    'guide/boats.md': '# Boats\n',
    'more.md': '# More\n',
  });
  expect(config['navigation']).toEqual({ pages: ['index', { group: 'Guide', root: 'guide', pages: ['guide/boats'] }, 'more'] });
  expect(notes.map(({ what }) => what)).toEqual(['order of pages']);
});

it('finds pages that the menus of a language name without its folder, and keeps groups without a name', () => {
  const sidebar = {
    '/manual/': [
      {
        text: '',
        items: [
          { text: 'Intro', link: '/manual/intro.md' },
          { text: 'Boats', link: '/manual/boats/' },
        ],
      },
    ],
  };
  const { config } = tryMigration({
    '.vitepress/config/index.ts':
      "export default () => ({ title: 'Ferry', locales: { 'en-US': require('./en-US'), 'fr-FR': require('./fr-FR') } });",
    '.vitepress/config/en-US.json': JSON.stringify({ themeConfig: { sidebar } }),
    '.vitepress/config/fr-FR.json': JSON.stringify({ themeConfig: { sidebar } }),
    ...Object.fromEntries(
      ['en-US', 'fr-FR'].flatMap((one) => [
        [`${one}/manual/intro.md`, '# A\n'],
        [`${one}/manual/boats/index.md`, '# B\n'],
      ]),
    ),
  });
  expect(config['navigation']).toEqual({
    languages: [
      { language: 'en', pages: ['en-US/manual/intro', 'en-US/manual/boats'] },
      { language: 'fr', pages: ['fr-FR/manual/intro', 'fr-FR/manual/boats'] },
    ],
  });
});

it('reads frontmatter that the end of its file closes', () => {
  const { pages } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry' };",
    'index.md': '---\nlayout: home\nhero:\n  name: Ferry\n  tagline: Over the sea\n',
    'own.md': '---\ntitle: Home\ndescription: Boats\nlayout: home\nhero:\n  name: Ferry\n  tagline: Over the sea\n---\n',
  });
  expect(pages['own.md']).toContain('description: Boats\n---\n\nFerry. Over the sea\n');
  expect(pages['index.md']).toBe('---\ntitle: Ferry\ndescription: Over the sea\n---\n\n\n');
});

it('shows components of any folder, and what containers of its own hold', () => {
  const { pages, notes } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry' };",
    'components/tables/FareTable.vue':
      '<script setup lang="ts">\nimport { Cell } from "../parts"\ninterface Fares { data: { to: string }[] }\ndefineProps<Fares>()\n</script>\n<template><ul><li v-for="one in data"><Cell class="big">{{ one.to }}</Cell></li></ul></template>',
    'components/parts/index.ts': "export { default as Cell } from './Cell.vue'",
    'components/parts/Cell.vue': '<template><b><slot /></b></template>',
    'theme/Next.vue':
      '<script setup>import VPLink from \'vitepress/dist/client/theme-default/components/VPLink.vue\'\ndefineProps({ href: String })</script><template><VPLink :href="href">Next</VPLink></template>',
    'index.md':
      '<script setup>\nimport After from \'~/theme/Next.vue\'\n</script>\n\n# Ferry\n\n<FareTable :data="[{ to: \'Rome\' }]" />\n\n<After href="/a" />\n\n::: playground {height=400}\n\n```js\nsail();\n```\n\n:::\n\n::: tip\nWait\n:::\n\n![A](/a.png) {#boat .big}\n\n::: sandpack\n\nOpen\n',
  });
  expect(pages['index.md']?.trim()).toBe(
    '# Ferry\n\n<ul><li><b>Rome</b></li></ul>\n\n<a href="/a">Next</a>\n\n\n```js\nsail();\n```\n\n::: tip\nWait\n:::\n\n![A](/a.png) <span id="boat"></span>\n\n\nOpen',
  );
  expect(notes).toContainEqual(expect.objectContaining({ what: 'custom container', isOwnCode: true, line: 11 }));
});

it('puts in what a page computes of its own program', () => {
  const { pages, notes, lost } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry', cleanUrls: true };",
    '.vitepress/routes.ts': "export const routes = [{ to: 'Rome', href: '/rome' }, { to: 'Oslo_1', href: '/oslo' }];",
    'Link.vue': '<script setup>defineProps({ href: String })</script><template><a class="big" :href="href"><slot /></a></template>',
    'index.md': `---
title: Ferry
since: 1990
---
<script setup lang="ts">
import { useData, withBase } from 'vitepress'
import { ref } from 'vue'
import { routes } from './.vitepress/routes'
import Link from './Link.vue'
import { data } from './fares.data'
const { frontmatter } = useData()
const shown: string[] = routes.map((one) => one.to)
const live = ref('')
</script>

# {{ $frontmatter.title }} since {{ frontmatter.since }}

<ul>
  <li v-for="one in routes" :key="one.href"><a :href="withBase(one.href)">{{ one.to }}</a></li>
</ul>

<Link v-for="one in routes" :href="one.href">{{ one.to }}</Link>

<img :src="'/a.png'" alt="A">

<div v-if="shown.length > 1" :class="{ wide: true }">

**{{ shown.length }}** ports

</div>

<p v-for="one in data">{{ one.fare }}</p>

<input v-model="live" />

<span v-pre>{{ kept }}</span> \`{{ code }}\`

\`\`\`sh-vue
sail --to {{ shown[0] }}
\`\`\`
`,
  });
  expect(pages['index.md']).toContain(`# Ferry since 1990

<ul>
  <li><a href="/rome">Rome</a></li><li><a href="/oslo">Oslo&#95;1</a></li>
</ul>

<a class="big" href="/rome">Rome</a><a class="big" href="/oslo">Oslo&#95;1</a>

<img src="/a.png" alt="A" />

<div class="wide">

**2** ports

</div>`);
  expect(pages['index.md']).toContain('```sh\nsail --to Rome\n```');
  expect(pages['index.md']).toContain('`{{ code }}`');
  expect(notes.filter(({ isOwnCode }) => isOwnCode).map(({ message }) => message)).toEqual([
    '`{{ one.fare }}` is computed by Vue.',
    '`v-for="one in data"` of <p> was removed.',
    '`v-model="live"` of <input> was removed.',
  ]);
  expect(lost).toEqual([]);
});

it('puts in parts that a page uses as components, and lists that count', () => {
  const { pages, notes, lost } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry', cleanUrls: true };",
    '.vitepress/theme/parts/Fares.md': '---\ntitle: x\n---\n\nFares are [here](./all.md).\n\n<Note1 />\n',
    'parts/note.md': '::: tip\nBook early.\n:::\n',
    '.vitepress/theme/parts/Note1.md': '**Kids** go free.\n',
    'index.md':
      '<script setup>\nimport Early from \'./parts/note.md\'\nconst members = [{ name: \'Ann\' }]\n</script>\n\n# Ferry\n\n<Fares />\n\n<Early></Early>\n\n<b v-for="n in 2">{{ n }}</b>\n\n<VPButton href="/a" text="Go" />\n\n<VPTeamMembers size="small" :members />\n',
  });
  expect(pages['index.md']?.trim()).toBe(
    '# Ferry\n\nFares are [here](.vitepress/theme/parts/all.md).\n\n**Kids** go free.\n\n::: tip\nBook early.\n:::\n\n<b>1</b><b>2</b>\n\n<a href="/a">Go</a>\n\n<CardGroup cols={2}>\n<Card title="Ann">\n\n</Card>\n</CardGroup>',
  );
  expect(notes.filter(({ kind }) => kind === 'by-hand')).toEqual([]);
  expect(lost).toEqual([]);
});

it('reads names that a config imports from JSON, and says nothing of what only highlights', () => {
  const { config, notes } = tryMigration({
    'version.json': '{ "version": "2.1.0" }',
    '.vitepress/config.ts':
      "import { version } from '../version.json';\nimport llmstxt from 'vitepress-plugin-llms';\nexport default { title: `Ferry ${version}`, vite: { plugins: [llmstxt()] } };",
    'index.md': '# Ferry\n',
  });
  expect(config['name']).toBe('Ferry 2.1.0');
  expect(notes).toEqual([]);
});

it('keeps the hash of a heading with a badge, which its text is no part of', () => {
  const { pages } = tryMigration({
    '.vitepress/config.ts': 'export default {};',
    'index.md': '# Ferry\n\n## <Badge type="danger" text="required" /> port: `string`\n\n## Quay <Badge text="new" /> {#own}\n',
  });
  expect(pages['index.md']).toContain('## <Badge color="red">required</Badge> port: `string` {#port-string}');
  expect(pages['index.md']).toContain('## Quay <Badge color="green">new</Badge> {#own}');
});

it('reads a relative address from the folder of its page', () => {
  const { pages, lost } = tryMigration({
    '.vitepress/config.js': 'export default {}',
    'index.md': '# Ferry\n',
    'templates.md': '# Top\n',
    'tasks/index.md': '# Tasks\n\n[Templates](./templates.html)\n',
    'tasks/templates.md': '# Templates\n',
  });
  expect(pages['tasks/index.md']).not.toContain('(/templates)');
  expect(lost).toEqual([]);
});

it('writes HTML that only Vue reads as it is meant, and leads to a title by its page', () => {
  const { pages, lost } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry' };",
    'index.md':
      '# Ferry {#ferry}\n\n## Boats <sup data-text="3" /> {#all-boats}\n\n<div h=[1rem] wide><br/>A</div>\n\n[Top](#ferry), [title](./crew.md#crew), [crew](/crew#own), [captain](crew#captain)\n',
    'crew.md': '# Our *crew* {#own}\n\n## Crew\n\n## Captain\n',
  });
  expect(pages['index.md']).toContain(
    '## Boats <sup data-text="3"></sup> {#all-boats}\n\n<div h="[1rem]" wide><br/>A</div>\n\n[Top](/), [title](./crew.md#crew), [crew](/crew), [captain](crew#captain)\n',
  );
  expect(lost).toEqual([]);
});

it('shows a component of a page whose samples have scripts', () => {
  const { pages, lost } = tryMigration({
    '.vitepress/config.ts': "export default { title: 'Ferry' };",
    '.vitepress/theme/components/Level.vue': '<script setup>defineProps({ of: String })</script><template><p>{{ of }} boat</p></template>',
    'index.md':
      '# Ferry\n\n<Level of="A" />\n\nIn `<script setup>`:\n\n```vue\n<script setup>\nimport { n } from "n"\nconst a = n()\n</script>\n```\n',
  });
  expect(pages['index.md']).toContain('# Ferry\n\n<p>A boat</p>\n\nIn `<script setup>`:\n');
  expect(lost).toEqual([]);
});
