import type { ViteDevServer } from 'vite';
import { paths } from '../disk/paths.ts';
import { resolveOwn } from '../package-path.ts';

/** The sheet that a document of the dev server links, of all that the theme draws. */
export const THEME_SHEET: string = resolveOwn('@octavo/theme/styles.css');

/** The address of a file on the dev server: from Vite's root when it lies in it, else through `/@fs`. */
export function fileUrl(file: string, { config }: Pick<ViteDevServer, 'config'>): string {
  return config.base + (paths.inside(config.root, file) ?? `@fs/${file.replace(/^\//, '')}`);
}
