import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes pages, `_meta` files and components of Nextra over', () => {
  const { tool, config, pages, lost } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({ contentDirBasePath: '/docs' })({ basePath: '/ferry' })",
    'content/_meta.js':
      "export default { index: 'Start', _: { type: 'separator', title: 'More' }, guide: { title: 'Guides', theme: { collapsed: false } }, hidden: { display: 'hidden' }, chat: { title: 'Chat', href: 'https://chat.example.com' } }",
    'content/index.mdx':
      "import { Callout, Tabs } from 'nextra/components'\n\n# Ferry\n\n<Callout type=\"warning\">Mind the gap.</Callout>\n\n<Tabs items={['npm', 'pnpm']}>\n  <Tabs.Tab>One</Tabs.Tab>\n  <Tabs.Tab>Two</Tabs.Tab>\n</Tabs>\n\n```js filename=\"a.js\" {1}\nx\n```\n\n## Routes [#own]\n\n[Boats](/docs/guide/boats)\n",
    'content/guide/_meta.js': "export default { ships: '', boats: 'All boats' }",
    'content/guide/boats.mdx': '# Boats\n',
    'content/guide/ships.mdx': '# Ships\n',
    'content/hidden.mdx': '# Hidden\n',
  });
  expect(tool).toBe('nextra');
  expect(config['navigation']).toEqual({
    pages: [
      'docs',
      { group: 'More', pages: [{ group: 'Guides', expanded: true, pages: ['docs/guide/ships', 'docs/guide/boats'] }, 'links/chat'] },
    ],
  });
  const page = pages['docs/index.mdx'] ?? '';
  expect(page).toContain('<Warning>Mind the gap.</Warning>');
  expect(page).toContain('<Tab title="npm">One</Tab>');
  expect(page).toContain('```js filename="a.js" {1}');
  expect(page).toContain('## Routes {#own}');
  expect(pages['docs/guide/boats.mdx']).toContain('sidebarTitle: All boats');
  expect(lost).toEqual([]);
});

it('keeps the code of a page of MDX, and takes braces of Markdown for text', () => {
  const { pages } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})",
    'content/said.mdx': '---\ndescription: All fares\nicon: FareIcon\n---\n\n# Said\n\n{metadata.description}\n',
    'components/map.jsx': 'export const Map = () => <b />;\n',
    'content/map.mdx':
      "import dynamic from 'next/dynamic'\nimport { useRouter } from 'next/router'\n\nexport const Sea = dynamic(\n  () => import('../components/map').then((mod) => mod.Map),\n  { ssr: false },\n);\n\nexport function Here() {\n  const { asPath } = useRouter();\n  return <b>{asPath}</b>;\n}\n\n# Map\n\n<Sea /> <Here />\n",
    'content/index.mdx': '# Ferry\n\nexport const Fare = ({ of }) => <b>{of}</b>\n\n<Fare of={1 + 1} /> {1 + 1}\n',
    'content/plain.md': '# Plain\n\n<Callout>To {port}.</Callout>\n',
  });
  expect(pages['index.mdx']).toContain('export const Fare = ({ of }) => <b>{of}</b>\n\n<Fare of={1 + 1} /> {1 + 1}');
  expect(pages['plain.md']).toContain('To &#123;port}.');
  expect(pages['map.mdx']).toContain("import { Map as Sea } from '/snippets/own/components/map.jsx'");
  expect(pages['map.mdx']).toMatch(/import \{ useRouter \} from '\/snippets\/own\/shims\//);
  expect(pages['map.mdx']).not.toContain('dynamic');
  expect(pages['said.mdx']).toContain('old-icon: FareIcon\n---\n\n# Said\n\nAll fares\n');
});

it('does not take a component of the site for the one of that name', () => {
  const { pages, assets } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})",
    'components/cards.jsx': "import { useRouter } from 'nextra/hooks';\nexport const Cards = () => <b>{useRouter().asPath}</b>;\n",
    'components/tabs.jsx': "export { Tabs } from 'nextra/components';\n",
    'components/fold.jsx': 'export const AccordionItem = ({ value }) => <b>{value}</b>;\n',
    'components/badge.jsx': 'export default function Badge() {\n  return <b />;\n}\n',
    'components/news.module.css': '.date { color: red }\n',
    'content/index.mdx':
      "import { Cards } from '../components/cards'\nimport { Tabs } from '../components/tabs'\nimport Badge from '../components/badge'\nimport { AccordionItem } from '../components/fold'\nimport styles from '../components/news.module.css'\n\n<time className={styles.date}>May</time>\n\n<AccordionItem value=\"a\" />\n\n{\n  <Cards image={\"/a.png\"} title={\"A\"} />\n}\n\n<Tabs items={['a']}>\n<Tabs.Tab>b</Tabs.Tab>\n</Tabs>\n\n<Badge />\n",
  });
  const page = pages['index.mdx'];
  expect(page).toContain('  <OwnCards image={"/a.png"} title={"A"} />');
  expect(page).toContain('<Tab title="a">b</Tab>');
  expect(page).toContain("import OwnBadge from '/snippets/own/components/badge.jsx'");
  expect(page).toContain('<OwnBadge />');
  expect(page).toContain("import styles from '/snippets/own/components/news.module.css'");
  expect(page).toContain('<time className={styles.date}>May</time>');
  expect(page).toContain('<OwnAccordionItem value="a" />');
  expect(assets).toContain('snippets/own/components/badge.jsx');
});

it('shows pictures of Next, and names a page that is a component', () => {
  const { pages, notes } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})",
    'components/themed.tsx':
      "'use client';\nimport Image from 'next/image';\nexport function Themed({ light, className }) {\n  return <div className={`box ${className || ''}`}><Image src={light} alt=\"A\" quality={100} width={800} /></div>;\n}\n",
    'content/index.mdx':
      "import { Themed } from '../components/themed'\nimport film from './film.webm'\n\n# Ferry\n\n<Themed light=\"/a.png\" />\n\n<video src={film} />\n",
    'content/film.webm': '',
    'content/all.mdx': "---\ntitle: All\n---\n\nexport { Page as default } from '../components/page'\n",
    'content/whole.mdx': "---\ntitle: Whole\n---\n\nexport { Start as default } from '../components/start'\n",
    'components/start.tsx': 'export function Start() {\n  return <b>Start</b>;\n}\n',
  });
  expect(pages['index.mdx']).toContain("import { Themed } from '/snippets/own/components/themed.tsx'");
  expect(pages['snippets/own/components/themed.tsx']).toContain("import Image from '/snippets/own/shims/next-image.jsx';");
  expect(pages['snippets/own/shims/next-image.jsx']).toContain('<img');
  expect(pages['index.mdx']).toContain('<video src="./film.webm" />');
  expect(pages['all.mdx']).not.toContain('export');
  expect(pages['whole.mdx']).toContain("import { Start as Page } from '/snippets/own/components/start.tsx';\n\n<Page />");
  expect(notes).toContainEqual(expect.objectContaining({ what: 'page that a component renders', file: 'content/all.mdx', line: 5 }));
});

it('reads locales in the names of files', () => {
  const { pages, config, lost } = tryMigration({
    'next.config.js':
      "const withNextra = require('nextra')({});\nmodule.exports = withNextra({ i18n: { locales: ['de', 'en-US'], defaultLocale: 'en-US' } });",
    'pages/_meta.en-US.json': '{ "index": "Start", "guide": "Guides" }',
    'pages/_meta.de.json': '{ "index": "Anfang", "guide": "Anleitungen" }',
    'pages/index.en-US.mdx': '# Ferry\n\n[Boats](/guide/boats)\n',
    'pages/index.de.mdx': '# F\u00E4hre\n\n[Boote](../guide/boats)\n',
    'pages/guide/boats.en-US.mdx': '# Boats\n',
    'pages/guide/boats.de.mdx': '# Boote\n',
  });
  expect(Object.keys(pages).toSorted()).toEqual(['de/guide/boats.mdx', 'de/index.mdx', 'guide/boats.mdx', 'index.mdx']);
  expect(pages['de/index.mdx']).toContain('[Boote](/de/guide/boats)');
  expect(config['navigation']).toEqual({
    languages: [
      { language: 'en', pages: ['index', { group: 'Guides', pages: ['guide/boats'] }] },
      { language: 'de', pages: ['de', { group: 'Anleitungen', pages: ['de/guide/boats'] }] },
    ],
  });
  expect(lost).toEqual([]);
});

it('knows a site whose config another package wraps by its `_meta` files', () => {
  const { tool, pages } = tryMigration({
    'next.config.ts':
      "import { withGuildDocs } from '@theguild/components/next.config';\nexport default withGuildDocs({ output: 'export' });",
    'src/content/_meta.ts': "export default { index: 'Home' };",
    'src/content/index.mdx': '# Home\n',
  });
  expect(tool).toBe('nextra');
  expect(Object.keys(pages)).toEqual(['index.mdx']);
});

it('reads name, picture and links of the top bar from code', () => {
  const site = { 'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})", 'content/index.mdx': '# Ferry\n' };
  const old = tryMigration({
    ...site,
    'theme.config.tsx':
      "import Image from 'next/image';\nconst logo = <><Image src=\"/a.svg\" alt=\"A\" width={20} /><b>Ferry</b> <i>{'Docs'}</i></>;\nexport default { logo, project: { link: 'https://github.com/example/ferry' } };",
  });
  expect(old.config).toMatchObject({
    name: 'Ferry Docs',
    navbar: { primary: { type: 'github', href: 'https://github.com/example/ferry' } },
  });
  expect(old.notes).toMatchObject([{ message: 'Banner and footer written in JSX were not migrated.' }]);
  expect(tryMigration({ ...site, 'theme.config.tsx': 'export default { head: <title>Ferry docs</title> };' }).config['name']).toBe(
    'Ferry docs',
  );
  const { config, pages } = tryMigration({
    ...site,
    'content/_meta.tsx':
      "import { FaBoat } from 'icons';\nexport default { more: <b><FaBoat size={24} /> More *of it*</b>, index: { title: <><FaBoat /> Start</> } };",
    'content/more.mdx': '# More\n',
    'public/boat.svg': '<svg/>',
    'app/layout.tsx':
      "import { Layout, Navbar } from 'nextra-theme-docs';\nimport { Own } from 'own';\nexport const metadata = { title: { default: 'Ferry', template: '%s | Ferry' } };\nconst picture = <img src=\"/boat.svg\" />;\nexport default function Root({ children }) {\n  return <Layout navbar={<Navbar\n    // It's the picture.\n    logo={<div>{picture}</div>} chatLink=\"https://discord.gg/x\" />} docsRepositoryBase=\"https://github.com/example/ferry/tree/main\">{children}<Own /></Layout>;\n}\n",
  });
  expect(config).toMatchObject({ name: 'Ferry', logo: '/boat.svg', navigation: { pages: ['more', 'index'] } });
  expect(pages['more.mdx']).toContain('sidebarTitle: More *of it*');
  expect(JSON.stringify(config)).toContain('https://discord.gg/x');
});

it('leaves pages of errors out', () => {
  const { pages } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})",
    'pages/index.mdx': '# Ferry\n',
    'pages/404.mdx': '# Lost at sea\n',
  });
  expect(Object.keys(pages)).toEqual(['index.mdx']);
});

it('leaves out what Next runs for data of a page', () => {
  const { pages, notes } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})",
    'lib/load.ts': 'export const load = () => 1;\n',
    'content/index.mdx': "import { load } from '../lib/load'\n\nexport const getStaticProps = load(__filename)\n\n# Ferry\n",
    'content/more.mdx': '# More\n\nexport const getStaticProps = async () => {\n  return { props: {} }\n}\n\nText.\n',
  });
  expect(pages['index.mdx']).not.toContain('getStaticProps');
  expect(pages['more.mdx']).toMatch(/^# More\n\n+Text\.\n$/);
  expect(notes.filter(({ what }) => what === 'data that Next loads')).toHaveLength(2);
});

it('names routes whose pages a program makes', () => {
  const { pages, others } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})",
    'app/page.mdx': '# Ferry\n',
    'app/boats/[id]/page.mdx':
      'import Page, { generateStaticParams } from "./boat";\n\nexport { generateStaticParams };\n\nexport default Page;\n',
  });
  expect(Object.keys(pages)).toEqual(['index.mdx']);
  expect(others).toEqual(['/boats/:id']);
});

it('lets components list the pages of the site, and names what they ask of its server', () => {
  const { pages, notes } = tryMigration({
    'package.json': '{ "dependencies": { "react": "18" } }',
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})",
    'components/list.jsx':
      "import { getPagesUnderRoute } from 'nextra/context';\nexport const List = () => getPagesUnderRoute('/boats').map(({ route, frontMatter }) => <a key={route} href={route}>{frontMatter.title}</a>);\n",
    'components/stars.jsx': "export const Stars = () => <b ref={() => void fetch('/api/stars?of=a')} />;\n",
    'pages/api/stars.js': 'export default function () {}\n',
    'pages/index.mdx':
      "# Ferry\n\nimport { List } from '../components/list'\nimport { Stars } from '../components/stars'\n\n<List /> <Stars />\n",
    'pages/boats/_meta.json': '{ "rome": "Rome!", "oslo": "Oslo" }',
    'pages/boats/oslo.mdx': '---\ntitle: To Oslo\n---\n',
    'pages/boats/rome.mdx': '# Rome\n',
  });
  expect(pages['index.mdx']).toContain("import { List } from '/snippets/own/components/list.jsx'");
  expect(pages['snippets/own/components/list.jsx']).toContain("from '/snippets/own/shims/nextra-context.jsx'");
  const list = pages['snippets/own/shims/nextra-page-list.js'] ?? '';
  expect(JSON.parse(list.slice('export default '.length, -2))).toMatchObject([
    { route: '/' },
    { route: '/boats/rome', frontMatter: {}, meta: { title: 'Rome!' } },
    { route: '/boats/oslo', frontMatter: { title: 'To Oslo' } },
  ]);
  expect(notes).toContainEqual(
    expect.objectContaining({
      kind: 'by-hand',
      isOwnCode: true,
      message: "components/stars.jsx asks the old site's server for `/api/stars`, which is not here.",
    }),
  );
});

it('takes components along that ask for the elements of pages, have classes of a tool, or read a config of CommonJS', () => {
  const { pages, notes, lost, assets } = tryMigration({
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({ theme: 'nextra-theme-docs' })({});",
    'theme.config.jsx': "export default { logo: <b>Ferry</b>, project: { link: 'https://ferry.example.com' } };",
    'package.json': '{ "dependencies": { "react": "19.0.0" } }',
    'site.js': "module.exports = { fare: '2' };\n",
    'parts/Fold.tsx':
      "import { useMDXComponents } from 'nextra/mdx';\nimport { useThemeConfig } from 'nextra-theme-docs';\nimport styles from './fold.module.css';\nimport site from '../site';\nexport default function Fold({ children }) {\n  const { details: Details } = useMDXComponents();\n  const { project } = useThemeConfig();\n  return <Details className={styles.fold}>{children}{site.fare}{project.link}</Details>;\n}\n",
    'parts/fold.module.css': '.fold { @apply p-4; }',
    'parts/Boats.mdx': '---\ntitle: B\n---\n\n![All boats](./boats.svg)\n',
    'parts/boats.svg': '<svg/>',
    'pages/a/b.mdx':
      "import Fold from '../../parts/Fold';\nimport { Content as Boats } from '../../parts/Boats.mdx';\n\n# Ferry\n\n<Fold>Row</Fold>\n\n<Boats />\n\n<Card title=\"A\" />\n",
  });
  expect(pages['a/b.mdx']).toContain("import Fold from '/snippets/own/parts/Fold.tsx';");
  expect(pages['a/b.mdx']).toContain('![All boats](../../parts/boats.svg)');
  expect(assets).toContain('public/parts/boats.svg');
  expect(pages['a/b.mdx']?.match(/All boats/g)).toHaveLength(1);
  expect(pages['snippets/own/parts/Fold.tsx']).toContain("import styles from '/snippets/own/parts/fold.module.css.js';");
  expect(pages['snippets/own/shims/nextra-theme-config.js']).toContain('"link": "https://ferry.example.com"');
  expect(pages['snippets/own/site.js']).toBe("export default { fare: '2' };\n");
  expect(notes.filter(({ what }) => what === 'code of a component').map(({ message }) => message)).toEqual([
    'parts/fold.module.css is not used: it needs a tool, or sheets that are not here. What has its classes is shown without them.',
  ]);
  expect(lost).toEqual([]);
});
