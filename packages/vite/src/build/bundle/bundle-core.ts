import { createHash } from 'node:crypto';
import { build, minify } from 'vite';
import type { Plugin } from 'vite';
import { clientFile, resolveOwn } from '../../package-path.ts';
import type { PartName } from '../../../client/core/load-part.ts';

/** The parts of the script that are fetched when they are asked for, and their modules in `client/core`. */
const PARTS: Readonly<Record<'pages' | 'paging' | 'presses' | 'sidebar' | 'version' | 'waking', string>> = {
  pages: 'start-pages',
  paging: 'paging',
  presses: 'start-presses',
  sidebar: 'sidebar-tree',
  version: 'keep-version',
  waking: 'wake-page',
};

/** What behaviours are made of: functions of the theme. */
const BEHAVIORS: Readonly<Record<Exclude<PartName, keyof typeof PARTS>, readonly string[]>> = {
  copy: ['startCopy'],
  choices: ['startTabs', 'startViews', 'startBanners'],
  stops: ['startStops', 'startWrap'],
  expand: ['startExpand', 'startDiagramZoom'],
  zoom: ['startZoom'],
  tooltips: ['startTooltips'],
  tree: ['startTree'],
  updates: ['startUpdates'],
  drawer: ['startDrawer'],
  menu: ['startMenus', 'startPageMenu'],
  stars: ['startStars'],
  rating: ['startRating'],
  hash: ['followHash'],
};

/** A file of the script of pages without React. */
export interface CoreFile {
  fileName: string;
  content: string;
}

/** The script of pages without React, and its parts; the first is the one that documents start. */
export type CoreFiles = readonly [core: CoreFile, ...parts: CoreFile[]];

/**
 * Bundles the script of pages without React. It is the same on every site, and reads what it has to know from its own element: no plugin of
 * a host has a part in it. Each part stands alone: a chunk that two share would be one more request.
 */
export async function bundleCore(): Promise<CoreFiles> {
  const parts = await Promise.all([
    ...Object.entries(PARTS).map(async ([name, module]) => ({ name, code: await bundleModule(module) })),
    ...Object.entries(BEHAVIORS).map(async ([name, functions]) => ({ name, code: await bundleBehaviors(functions) })),
  ]);
  // One hash for all: the script holds the names of its parts.
  const prefix = `${hashOf(parts.map(({ code }) => code).join('\n'))}-`;
  const core = await bundleModule('start-core', `./${prefix}`);
  return [
    { fileName: `assets/${hashOf(core)}.js`, content: core },
    ...parts.map(({ name, code }) => ({ fileName: `assets/${prefix}${name}.js`, content: code })),
  ];
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 10);
}

/** Bundles a module of `client/core`; `parts` is how the names of the parts begin. */
function bundleModule(module: string, parts = ''): Promise<string> {
  return bundleOne(clientFile(`core/${module}`), { parts, plugins: [] });
}

function bundleBehaviors(names: readonly string[]): Promise<string> {
  const list = names.join(', ');
  const code = `import { ${list} } from '@octavo/theme/internal/behaviors';\nexport const behaviors = [${list}];`;
  const id = '\0octavo-behaviors';
  const plugin: Plugin = {
    name: 'octavo:behaviors',
    resolveId: (asked) => (asked.endsWith(id) ? id : undefined),
    load: (one) => (one === id ? code : undefined),
  };
  return bundleOne(id, { parts: '', plugins: [plugin] });
}

async function bundleOne(entry: string, { parts, plugins }: { parts: string; plugins: Plugin[] }): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { OCTAVO_PARTS: JSON.stringify(parts) },
    plugins: [{ name: 'octavo:own', resolveId: { filter: { id: /^@octavo\// }, handler: (id) => resolveOwn(id) } }, ...plugins],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      copyPublicDir: false,
      lib: { entry, formats: ['es'], fileName: 'core' },
    },
  });
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output.filter(({ type }) => type === 'chunk') : []));
  if (chunk === undefined || !('code' in chunk)) throw new Error(`A part of the script has no chunk: ${entry}`);
  const { code } = await minify('core.js', chunk.code, { module: true, compress: true, mangle: true, codegen: { removeWhitespace: true } });
  return code;
}
