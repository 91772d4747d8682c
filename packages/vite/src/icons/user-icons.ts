import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IconType } from '@octavo/core';
import type { IconData } from '@octavo/theme';
import { disk, readOr } from '../disk/disk.ts';
import { parseUserIcon } from './parse-user-icon.ts';

/** Font Awesome's packages for customers, as far as a project has them. */
export interface UserIcons {
  find(name: string, type: IconType | undefined): Promise<IconData | undefined>;
}

/** Per style where a kit keeps its icons (`@awesome.me/kit-x/icons/<this>`) and the packages of Pro; `any` is for a name without style. */
const PLACES: Readonly<Record<IconType | 'any', { kit: readonly string[]; pro: readonly string[] }>> = {
  any: { kit: ['kit/custom', 'classic/solid', 'classic/regular', 'classic/brands'], pro: ['pro-solid', 'pro-regular'] },
  brands: { kit: ['classic/brands', 'kit/custom'], pro: [] },
  solid: { kit: ['classic/solid', 'kit/custom'], pro: ['pro-solid'] },
  regular: { kit: ['classic/regular', 'kit/custom'], pro: ['pro-regular'] },
  light: { kit: ['classic/light', 'kit/custom'], pro: ['pro-light'] },
  thin: { kit: ['classic/thin', 'kit/custom'], pro: ['pro-thin'] },
  duotone: { kit: ['duotone/solid', 'kit/custom-duotone', 'kit/custom'], pro: ['pro-duotone', 'duotone-regular'] },
  'sharp-solid': { kit: ['sharp/solid', 'kit/custom'], pro: ['sharp-solid'] },
};

/** Finds the packages from the project's root upwards; undefined where it has none. */
export function findUserIcons(projectRoot: string): UserIcons | undefined {
  const kits = listPackages(projectRoot, '@awesome.me', /^kit-/);
  const pro = listPackages(projectRoot, '@fortawesome', /-svg-icons$/);
  if (kits.length === 0 && pro.length === 0) return undefined;
  const require = createRequire(path.join(projectRoot, 'noop.js'));
  const loaded = new Map<string, Promise<Record<string, unknown>>>();
  const load = (specifier: string): Promise<Record<string, unknown>> => {
    const known = loaded.get(specifier) ?? loadModule(specifier, require);
    loaded.set(specifier, known);
    return known;
  };
  return {
    async find(name, type) {
      const key = toExportName(name);
      const places = PLACES[type ?? 'any'];
      const all = [
        ...kits.flatMap((kit) => places.kit.map((place) => `${kit}/icons/${place}`)),
        ...places.pro
          .map((style) => `@fortawesome/${style}-svg-icons`)
          .filter((one) => pro.includes(one))
          .map((one) => `${one}/${key}`),
      ];
      for (const specifier of all) {
        const icon = parseUserIcon((await load(specifier))[key]);
        if (icon !== undefined) return icon;
      }
      return undefined;
    },
  };
}

/** `circle-1` -> `faCircle1` */
function toExportName(name: string): string {
  return `fa${name.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}`;
}

/** The module's exports; none for one that the packages do not have. */
async function loadModule(specifier: string, require: NodeJS.Require): Promise<Record<string, unknown>> {
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(require.resolve(specifier)).href);
    return { ...(isRecord(module['default']) && module['default']), ...module };
  } catch (error) {
    if (error instanceof Error && 'code' in error && /NOT_FOUND|NOT_EXPORTED/.test(String(error.code))) return {};
    throw error;
  }
}

function listPackages(folder: string, scope: string, pattern: RegExp): string[] {
  const parent = path.dirname(folder);
  const place = path.join(folder, 'node_modules', scope);
  const here = readOr(disk.list(place), []).flatMap(({ name }) => (pattern.test(name) ? [name] : []));
  const above = parent === folder ? [] : listPackages(parent, scope, pattern);
  return [...new Set([...here.toSorted().map((name) => `${scope}/${name}`), ...above])];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
