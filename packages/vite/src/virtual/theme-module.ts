import type { Sources } from '../content/sources.ts';
import type { Project } from '../site/project.ts';
import { resolveComponent } from './find-component-files.ts';

/** The theme with the author's own components and regions put in: a name that is a region of the theme's is one, any other a component. */
export function renderTheme({ options, vite, store, isDev, ownComponents }: Project & Pick<Sources, 'store' | 'ownComponents'>): string {
  const theme = JSON.stringify(options.theme ?? '@octavo/theme');
  // What few sites have, and ships to none else; in dev always, so that the config's first word of it shows.
  const rare = options.theme === undefined && (isDev || store.site().config.contextual !== undefined) ? ['PageMenu'] : [];
  const own = Object.entries(ownComponents());
  return [
    `import * as theme from ${theme};`,
    ...own.map(([, specifier], index) => `import own${index} from ${JSON.stringify(resolveComponent(specifier, vite.root))};`),
    'export const { DocsLayout, OctavoProvider, createThemeStyle } = theme;',
    `const rare = { ${rare.map((name) => `${name}: theme.${name}`).join(', ')} };`,
    ...(own.length === 0 ? ['export const { components } = theme;', 'export const regions = rare;'] : renderOwn(own.map(([name]) => name))),
  ].join('\n');
}

function renderOwn(names: string[]): string[] {
  return [
    `const own = Object.entries({ ${names.map((name, index) => `${JSON.stringify(name)}: own${index}`).join(', ')} });`,
    'const isRegion = ([name]) => theme.isRegion(name);',
    'export const components = { ...theme.components, ...Object.fromEntries(own.filter((one) => !isRegion(one))) };',
    'export const regions = { ...rare, ...Object.fromEntries(own.filter(isRegion)) };',
  ];
}
