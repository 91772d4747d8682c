import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { disk, readOr } from './disk/disk.ts';
import { paths } from './disk/paths.ts';
import { IS_SOURCE, packedFile } from './own-files.ts';

/** What the sources of `client/` import and the published ones hold bundled: its peer `@types/react` would come into every app. */
export const BUNDLED_CLIENT: readonly string[] = IS_SOURCE ? ['@mdx-js/react'] : [];

/** What the browser is given files of, and the published package holds itself. */
const BUNDLED_FILES: readonly string[] = IS_SOURCE ? ['katex'] : [];

/** Absolute path of the folder of `client/`, with a slash at its end. */
export const CLIENT_FOLDER: string = paths.toId(fileURLToPath(packedFile(IS_SOURCE ? '../client/' : 'client/')));

/** Absolute path of the folder of the theme's modules, with a slash at its end. */
const THEME_FOLDER: string = resolveOwn('@octavo/theme').replace(/[^/]+$/, '');

/** Absolute path of the folder of the OpenAPI package, with a slash at its end. */
export const API_FOLDER: string = `${packageFolder(resolveOwn('@octavo/openapi'))}/`;

/** Absolute path of the folder of the package that says what a site is. */
export const CORE_FOLDER: string = packageFolder(resolveOwn('@octavo/core'));

/** Absolute path of a browser or server module of `client/`: `page/api-page`. */
export function clientFile(name: string): string {
  const script = CLIENT_FOLDER + name;
  if (!IS_SOURCE) return `${script}.js`;
  return disk.exists(`${script}.ts`) ? `${script}.ts` : `${script}.tsx`;
}

/**
 * What the sources of the OpenAPI package import late in a browser, and is CommonJS, as the optimizer of an app at a root is told of it: a
 * package within a package. The published one holds it bundled.
 */
export function listBundledLate(root: string): string[] {
  return IS_SOURCE ? [`${paths.relative(path.join(root, 'node_modules'), API_FOLDER)} > ret`] : [];
}

/** Resolves a module from this package: Octavo's own copy, whatever the host has. */
export function resolveOwn(specifier: string): string {
  return paths.toId(fileURLToPath(import.meta.resolve(specifier)));
}

/** The library that draws diagrams, whole in its own folder: a package that brought its dependencies would weigh 150 MB. */
export function mermaidFile(): string {
  return IS_SOURCE ? resolveOwn('mermaid/dist/mermaid.esm.min.mjs') : paths.toId(fileURLToPath(packedFile('mermaid/mermaid.esm.min.mjs')));
}

/** The sheet of the library that renders formulas; its fonts lie beside it. */
export function mathStylesFile(): string {
  return IS_SOURCE ? resolveOwn('katex/dist/katex.min.css') : paths.toId(fileURLToPath(packedFile('katex/katex.min.css')));
}

/** The folder of an installed package, found from a folder as Node finds it. */
export function findPackage(folder: string, name: string): string | undefined {
  const parent = path.dirname(folder);
  const found = path.join(folder, 'node_modules', name);
  if (disk.exists(found)) return found;
  return parent === folder ? undefined : findPackage(parent, name);
}

/** The folder that a linked package lies in (`npm link`, a workspace); undefined for one that is installed, or is not there. */
export function findLinkedPackage(folder: string, specifier: string): string | undefined {
  const found = findPackage(folder, packageName(specifier));
  if (found === undefined) return undefined;
  const real = paths.toId(readOr(disk.realPath(found), found));
  return real.includes('/node_modules/') ? undefined : real;
}

/** `@scope/name/part` -> `@scope/name` */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Resolves a module of Node's kind (CommonJS) from a folder, as Vite does: by `node_modules` alone. Undefined when it is not there. */
export function resolveFrom(folder: string, specifier: string): string | undefined {
  if (findPackage(folder, packageName(specifier)) === undefined) return undefined;
  try {
    return paths.toId(createRequire(path.join(folder, 'noop.js')).resolve(specifier));
  } catch (error) {
    if (error instanceof Error && 'code' in error && /NOT_FOUND|NOT_EXPORTED/.test(String(error.code))) return undefined;
    throw error;
  }
}

/** The folders that hold Octavo's own modules, for the dev server's list of what may be read. */
export function ownFolders(): string[] {
  const packages = ['@octavo/theme', '@octavo/core', '@octavo/openapi', ...BUNDLED_CLIENT, ...BUNDLED_FILES, 'react', 'react-dom'].map(
    (name) => packageFolder(resolveOwn(name)),
  );
  return [...new Set([paths.toId(fileURLToPath(packedFile('..'))).replace(/\/$/, ''), ...packages])];
}

/**
 * Whether a module is one of ours whose state and effects a page does without: the theme and the site around it. What draws diagrams, an author's scripts
 * and what a text is made with are not; nor are the pages of an API.
 */
export function isQuiet(id: string): boolean {
  const folder = [CLIENT_FOLDER, THEME_FOLDER].find((one) => id.startsWith(one));
  return folder !== undefined && !/^(?:\w+\/(?:page-text|use-in-document)|components\/mermaid\/use-)/.test(id.slice(folder.length));
}

/** Whether a module is one of those that show a part of an API. */
export function isApiPart(id: string): boolean {
  return id.startsWith(API_FOLDER);
}

function packageFolder(file: string): string {
  const parts = file.split('/node_modules/');
  const last = parts.at(-1)?.split('/') ?? [];
  if (parts.length === 1) return file.replace(/\/(?:src|dist)\/.*$/, '');
  return `${parts.slice(0, -1).join('/node_modules/')}/node_modules/${last.slice(0, last[0]?.startsWith('@') ? 2 : 1).join('/')}`;
}
