/** Files of a folder: their text by their path. */
export type Files = Readonly<Record<string, string>>;

/** What a page shows of a command, and where the command prints it. */
export interface ShownOutput {
  page: string;
  /** How the shown output begins. */
  start: string;
  /** The files of a fresh folder. */
  files: Files;
  /** The commands of `octavo` there; the last one prints the output. */
  commands: readonly (readonly string[])[];
}

const DOCUSAURUS = {
  'docusaurus.config.js':
    "export default { title: 'Waypoint', presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: '/' } }]] };",
  'sidebars.js': "export default { docs: ['intro', 'routes'] };",
  'docs/intro.md': '---\ntitle: Introduction\n---\n\nSee the [routes](./routes.mdx).\n',
  'docs/routes.mdx':
    "---\ntitle: Routes\ndescription: How.\n---\n\n\nimport Chart from '@site/src/components/Chart';\n\nText.\n\n:::tip\n\nOne.\n\n:::\n\n<Chart />\n",
};

const VITEPRESS = {
  '.vitepress/config.ts':
    "export default { title: 'Waypoint', themeConfig: { sidebar: [{ text: 'Start', link: '/guide/start' }, { text: 'Routes', link: '/guide/routes' }] } };",
  'index.md': '---\nlayout: home\nhero: { name: Waypoint, text: Routes requests }\n---\n',
  'guide/start.md': '# Start\n\nSee the [routes](./routes.md).\n',
  'guide/routes.md': '# Routes\n\nText.\n\n{{ data.length }}\n\n<script setup>import Chart from "./chart.vue"</script>\n<Chart />\n',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const REPORTED = {
  'docs.json':
    '{ "theme": "mint", "name": "Waypoint", "colors": { "primary": "#4338ca", "light": "#a5b4fc" }, "navigation": { "pages": ["introduction", "guides/routes"] }, "api": { "openapi": "openapi.json" } }',
  'openapi.json':
    '{ "openapi": "3.1.0", "info": { "title": "Waypoint", "version": "1" }, "paths": { "/routes": { "get": { "summary": "List routes", "responses": { "200": { "description": "Routes" } } } } } }',
  'introduction.mdx': '---\ntitle: Introduction\ndescription: What it does.\n---\n\n<Card title="Routes" href="/guides/routes" />\n',
  'guides/routes.mdx': '---\ntitle: Routes\ndescription: How.\npublic: false\n---\n\n<Note>Ask first.</Note>\n',
};

const MISTAKEN = {
  'docs.json': '{ "name": "Waypoint", "navigation": { "pages": ["introduction", "routes"] } }',
  'introduction.mdx': '---\ntitle: Introduction\ndescription: What it does.\n---\n\nSee the [routes](/rooutes).\n',
  'routes.mdx': '---\ntitle: Routes\ndescription: Where requests go.\n---\n\nText.\n',
};

const APP = {
  'package.json':
    '{ "name": "app", "private": true, "type": "module", "scripts": { "dev": "vite", "build": "vite build" }, "devDependencies": { "vite": "^8.0.0" } }\n',
  'index.html': '<h1>Waypoint</h1>\n',
  'vite.config.js': "import { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [] });\n",
};

/** Every output that pages show, but those of servers. */
export const SHOWN_OUTPUTS: readonly ShownOutput[] = [
  { page: 'learn/start.mdx', start: 'Wrote:', files: {}, commands: [['init', 'my-docs', '--name', 'Waypoint', '--yes']] },
  { page: 'learn/start.mdx', start: 'Octavo  built', files: {}, commands: [['init', '.', '--name', 'Waypoint', '--yes'], ['build']] },
  { page: 'learn/start.mdx', start: 'Changed:', files: APP, commands: [['init', '.', '--yes']] },
  { page: 'learn/check.mdx', start: 'warning', files: MISTAKEN, commands: [['check']] },
  { page: 'do/move/from-docusaurus.mdx', start: 'Migrated', files: inFolder('website', DOCUSAURUS), commands: [['migrate', 'website']] },
  { page: 'do/move/from-vitepress.mdx', start: 'Migrated', files: inFolder('docs', VITEPRESS), commands: [['migrate', 'docs']] },
  { page: 'do/move/from-a-docs-json.mdx', start: 'Runs as before', files: REPORTED, commands: [['report']] },
];

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}
