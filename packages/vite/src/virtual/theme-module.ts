import type { Sources } from '../content/sources.ts';
import type { SiteProject } from '../site/project.ts';
import { resolveOwnModule } from './own-modules.ts';

/**
 * The theme with the author's own components and regions put in: a name that is a region of the theme's is one, any other a component. A theme
 * of somebody's own draws the layout; what it does not export is ours.
 */
export function renderTheme({
  options,
  vite,
  store,
  isDev,
  ownComponents,
}: SiteProject & Pick<Sources, 'store' | 'ownComponents'>): string {
  // What few sites have, and ships to none else; in dev always, so that the config's first word of it shows.
  const rare = options.theme === undefined && (isDev || store.site().config.contextual !== undefined) ? ['PageMenu'] : [];
  const own = Object.entries(ownComponents());
  return [
    "import * as base from '@octavo/theme';",
    ...(options.theme === undefined ? ['const theme = base;'] : renderImport(options.theme, vite.root)),
    ...(own.length === 0 ? [] : ["import { guardOwn } from '@octavo/vite/client/page/guard-own';"]),
    ...own.map(([, specifier], index) => `import own${index} from ${JSON.stringify(resolveOwnModule(specifier, vite.root))};`),
    'export const { DocsLayout, createThemeStyle } = theme;',
    // Our sidebar leaves the HTML of the build as it is until the tree has come; another theme hydrates with it.
    `export const needsNavigation = ${options.theme !== undefined};`,
    `const rare = { ${rare.map((name) => `${name}: base.${name}`).join(', ')} };`,
    ...(own.length === 0 ? ['export const { components } = theme;', 'export const regions = rare;'] : renderOwn(own.map(([name]) => name))),
  ].join('\n');
}

/** A theme has a layout, and may have components: all names that pages know are ours then. */
function renderImport(specifier: string, viteRoot: string): string[] {
  const missing = `The theme ${JSON.stringify(specifier)} does not export \`DocsLayout\`.`;
  return [
    `import * as given from ${JSON.stringify(resolveOwnModule(specifier, viteRoot))};`,
    // A copy: of a name that a theme may leave out, a bundler warns its author.
    'const drawn = { ...given };',
    'const theme = { createThemeStyle: base.createThemeStyle, ...drawn, components: { ...base.components, ...drawn.components } };',
    `if (theme.DocsLayout === undefined) throw new Error(${JSON.stringify(missing)});`,
  ];
}

function renderOwn(names: string[]): string[] {
  return [
    "import { isRegion } from '@octavo/theme/internal';",
    `const own = Object.entries(guardOwn({ ${names.map((name, index) => `${JSON.stringify(name)}: own${index}`).join(', ')} }));`,
    'const isOfLayout = ([name]) => isRegion(name);',
    'export const components = { ...theme.components, ...Object.fromEntries(own.filter((one) => !isOfLayout(one))) };',
    'export const regions = { ...rare, ...Object.fromEntries(own.filter(isOfLayout)) };',
  ];
}
