import type { Context } from '../context.ts';
import { resolveComponent } from '../modules/find-component-files.ts';

/** The theme with the author's own components and regions put in: a name that is a region of the theme's is one, any other a component. */
export function renderTheme({ options, vite }: Context): string {
  const theme = JSON.stringify(options.theme ?? '@octavo/theme');
  const own = Object.entries(options.components ?? {});
  return [
    `import * as theme from ${theme};`,
    ...own.map(([, specifier], index) => `import own${index} from ${JSON.stringify(resolveComponent(specifier, vite.root))};`),
    'export const { DocsLayout, OctavoProvider, createThemeStyle } = theme;',
    ...(own.length === 0 ? ['export const { components } = theme;', 'export const regions = {};'] : renderOwn(own.map(([name]) => name))),
  ].join('\n');
}

function renderOwn(names: string[]): string[] {
  return [
    `const own = Object.entries({ ${names.map((name, index) => `${JSON.stringify(name)}: own${index}`).join(', ')} });`,
    'const isRegion = ([name]) => name in theme.defaultRegions;',
    'export const components = { ...theme.components, ...Object.fromEntries(own.filter((one) => !isRegion(one))) };',
    'export const regions = Object.fromEntries(own.filter(isRegion));',
  ];
}
