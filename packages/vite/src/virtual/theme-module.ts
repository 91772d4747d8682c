import path from 'node:path';
import type { Context } from '../context.ts';

/** Regions of the layout that the option `components` may replace; every other name is a component of pages. */
const REGIONS = ['Header', 'Tabs', 'Sidebar', 'Toc', 'Feedback', 'Pagination', 'Footer', 'NotFound'] as const;

/** The theme with the author's own components and regions put in. */
export function renderTheme({ options, vite }: Context): string {
  const theme = JSON.stringify(options.theme ?? '@octavo/theme');
  const own = Object.entries(options.components ?? {});
  const local = (specifier: string): string => (/^\.{0,2}\//.test(specifier) ? path.posix.resolve(vite.root, specifier) : specifier);
  const list = (entries: [string, string][]): string =>
    entries.map(([name]) => `${JSON.stringify(name)}: own${own.findIndex(([key]) => key === name)}`).join(', ');
  return [
    `import * as theme from ${theme};`,
    ...own.map(([, specifier], index) => `import own${index} from ${JSON.stringify(local(specifier))};`),
    `export const { DocsLayout, OctavoProvider, createThemeStyle } = theme;`,
    `export const components = { ...theme.components, ${list(own.filter(([name]) => !isRegion(name)))} };`,
    `export const regions = { ${list(own.filter(([name]) => isRegion(name)))} };`,
  ].join('\n');
}

function isRegion(name: string): boolean {
  return REGIONS.some((region) => region === name);
}
