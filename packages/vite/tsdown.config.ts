import { cpSync, globSync, writeFileSync } from 'node:fs';
import type { UserConfig } from 'tsdown';
import { minifySync } from 'vite';
import { writeLicenses } from '../../scripts/write-licenses.ts';
import { bundleCore } from './src/build/bundle/bundle-core.ts';
import { CORE_FILES } from './src/build/bundle/core-files.ts';
import { nameProgram } from './src/own-files.ts';
import { packIconSets } from './src/icons/pack-icon-sets.ts';

const external = [/^virtual:/, /^@octavo\//, /^react(-dom)?(\/|$)/];

/** What reads Markdown and writes modules: over a hundred packages of one small file each, which every thread that compiles would look for. */
const MARKDOWN = new RegExp(
  `^(?:${[
    '@mdx-js/(?:mdx|rollup)',
    '@ungap/structured-clone',
    '(?:estree|hast|mdast|micromark|unist)-util-.*',
    '(?:recma|rehype|remark|vfile|micromark|character)-.*',
    '(?:markdown-(?:extensions|table)|micromark|hastscript|parse-entities|stringify-entities|decode-named-character-reference|html-void-elements|web-namespaces)',
    '(?:astring|estree-walker|source-map|vfile|devlop|zwitch|ccount|collapse-white-space|longest-streak|trim-lines|escape-string-regexp)',
    '(?:(?:comma|space)-separated-tokens|is-(?:alphabetical|alphanumerical|decimal|hexadecimal))',
  ].join('|')})$`,
);

/**
 * The MDX plugin is bundled: npm would install its peer, a second bundler. What it brings with it stands in this list. So is KaTeX, four fifths
 * of which are fonts in old formats, its sources and a command, and what else would install it; and fflate, which is packed in nine forms.
 */
const BUNDLED = ['@rollup/pluginutils', 'fflate', 'katex', 'picomatch', MARKDOWN];

const ENTRIES = {
  index: 'src/index.ts',
  audit: 'src/audit.ts',
  disk: 'src/disk.ts',
  extension: 'src/extension/extension.ts',
  internal: 'src/internal.ts',
  nuxt: 'src/nuxt.ts',
  written: 'src/written.ts',
};

/** Modules that run in threads and processes of their own, or are bundled into a site's own. */
const PROGRAMS = [
  'api/validate-worker',
  'build/search/index-worker',
  'mdx/compile-worker',
  'proxy/entries/cloudflare',
  'proxy/entries/netlify',
  'proxy/entries/node',
  'proxy/entries/vercel',
];

/** The modules of `client/` that others than these name. */
const CLIENT_ENTRIES = [
  'client/{live,report-running}.ts',
  'client/integrations/!(*.test).ts',
  'client/document/{docs,entry,overlay,prime-refresh,server,text-server}.ts*',
  'client/page/{api-page,author-html,author-script,channel-page,code-fence,contents-page,graphql-page,guard,guard-own,listed-pages,mdx-components}.ts*',
  'client/page/{named-pages,operation-part,page-problem,page-text,stub,with-dev-proxy,with-site-proxy,workflow-page}.ts*',
  'client/search/{complete-search-client,defer-client,pagefind,search-client,start-static-search,written-index}.ts',
];

// npm packs no folder named `node_modules`.
const outputOptions: UserConfig['outputOptions'] = {
  entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'bundled/')}.js`,
};

const config: UserConfig[] = [
  {
    // In few files, each of which takes a block of the disk and a moment of every start; all in one folder, from which they name others.
    entry: { ...ENTRIES, ...Object.fromEntries(PROGRAMS.map((source) => [nameProgram(source), `src/${source}.ts`])) },
    platform: 'node',
    target: 'node20.19',
    fixedExtension: false,
    dts: false,
    deps: { neverBundle: external, onlyBundle: BUNDLED },
    plugins: [
      {
        // Nobody reads what is bundled, and KaTeX alone is half a megabyte.
        name: 'minify-bundled',
        renderChunk: (code, { fileName }) => (fileName.startsWith('bundled/') ? minifySync(fileName, code).code : null),
      },
    ],
    outputOptions: { comments: { jsdoc: false }, codeSplitting: { groups: [{ test: /node_modules/, name: nameBundled }] } },
    hooks: {
      'build:done': async ({ chunks }) => {
        writeFileSync(`dist/${CORE_FILES}`, JSON.stringify(await bundleCore()));
        copyMermaid();
        copyMathStyles();
        writeLicenses(chunks, 'dist/bundled/licenses.txt');
        packIconSets('dist/icons');
      },
    },
  },
  {
    // Types of what the entries name, in a few files: each takes a block of the disk.
    entry: ENTRIES,
    platform: 'node',
    target: 'node20.19',
    fixedExtension: false,
    clean: false,
    dts: { oxc: true, emitDtsOnly: true },
    deps: { neverBundle: external, onlyBundle: BUNDLED },
  },
  {
    // What runs in the browser and in the prerenderer. The dev server answers for each file by itself: what is always loaded together is one.
    entry: Object.fromEntries(globSync(CLIENT_ENTRIES).map((file) => [file.replace(/^client\/|\.tsx?$/g, ''), file])),
    outDir: 'dist/client',
    platform: 'neutral',
    target: 'es2023',
    fixedExtension: false,
    dts: false,
    deps: { neverBundle: external, onlyBundle: ['@mdx-js/react'] },
    outputOptions: {
      ...outputOptions,
      chunkFileNames: 'parts/[name].js',
      minifyInternalExports: false,
      // What pages and modules of the site's data import, too: it imports none of them.
      codeSplitting: {
        groups: [
          // What needs no React stands apart: the search of a page that runs none would fetch it.
          { name: 'published', test: /client\/live\./, priority: 1 },
          { name: 'shared', test: /client\/(?:use-latest|document\/known-error|page\/(?:mdx-components|page-problem))\.|@mdx-js/ },
        ],
      },
    },
    copy: [{ from: ['client/virtual.d.ts', 'client/mdx.d.ts'], to: 'dist/client' }],
    hooks: { 'build:done': ({ chunks }) => writeLicenses(chunks, 'dist/client/licenses.txt') },
  },
  {
    // Types of what `virtual.d.ts` and the package's exports name, where they name them.
    entry: [
      'client/document/docs.tsx',
      'client/page/{find-in-shards,page-loader,section-module}.ts',
      'client/search/{complete-search-client,defer-client,pagefind,written-index}.ts',
    ],
    outDir: 'dist/client',
    unbundle: true,
    platform: 'neutral',
    fixedExtension: false,
    clean: false,
    dts: { oxc: true, emitDtsOnly: true },
    // Its peer `@types/react` would come into every app, and is missing where peers are strict.
    deps: { neverBundle: [...external, '@mdx-js/react'] },
  },
  {
    // What diagrams are drawn in: one file, of which no other package is needed.
    entry: { worker: 'node_modules/linkedom/worker.js' },
    outDir: 'dist/linkedom',
    platform: 'node',
    target: 'node20.19',
    fixedExtension: false,
    minify: true,
    dts: false,
    deps: { alwaysBundle: [/./] },
    copy: [{ from: 'node_modules/linkedom/LICENSE', to: 'dist/linkedom' }],
  },
];

export default config;

/** A package that is bundled is a file: who does not use it does not load it. */
function nameBundled(id: string): string {
  const [, name = 'other'] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
  return `bundled/${MARKDOWN.test(name) ? 'markdown' : name.replace(/^@.*\//, '')}`;
}

/** Mermaid as its authors bundle it: one folder that needs no other package. */
function copyMermaid(): void {
  const from = 'node_modules/mermaid';
  cpSync(`${from}/dist/mermaid.esm.min.mjs`, 'dist/mermaid/mermaid.esm.min.mjs');
  cpSync(`${from}/dist/chunks/mermaid.esm.min`, 'dist/mermaid/chunks/mermaid.esm.min', { recursive: true, filter: isWanted });
  cpSync(`${from}/LICENSE`, 'dist/mermaid/LICENSE');
}

/** KaTeX's sheet, and its fonts in the one format that `renderMathStyles` keeps. */
function copyMathStyles(): void {
  const from = 'node_modules/katex/dist';
  cpSync(`${from}/katex.min.css`, 'dist/katex/katex.min.css');
  cpSync(`${from}/fonts`, 'dist/katex/fonts', { recursive: true, filter: (file) => !/\.(?:woff|ttf)$/.test(file) });
}

function isWanted(file: string): boolean {
  return !file.endsWith('.map');
}
