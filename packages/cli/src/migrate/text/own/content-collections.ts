import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { isReadFunction } from '../../evaluate/create-function.ts';
import type { ModuleNames } from '../../evaluate/list-exports.ts';
import { UNREAD } from '../../evaluate/unread.ts';
import { asObject } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';

const CONTENT = 'src/content/';

/** What Astro tells components of the files in `src/content`, each folder of which is a collection. */
export function createContentModule(source: OldSource): ModuleNames {
  const list = (name: unknown): Record<string, unknown>[] => (typeof name === 'string' ? listEntries(name, source) : []);
  const getCollection = (name: unknown, isWanted: unknown): unknown => {
    const entries = list(name);
    // Of a folder elsewhere, a program tells.
    if (entries.length === 0) return UNREAD;
    if (!isReadFunction(isWanted)) return entries;
    const wanted = entries.map((entry) => isWanted(entry));
    return wanted.includes(UNREAD) ? UNREAD : entries.filter((_, nth) => Boolean(wanted[nth]));
  };
  const getEntry = (first: unknown, second: unknown): unknown => {
    const { collection = first, id = second } = asObject(first);
    return list(collection).find((entry) => entry['id'] === id || entry['slug'] === id) ?? UNREAD;
  };
  return {
    scope: new Map(),
    exports: new Map(Object.entries({ getCollection, getEntry, getEntryBySlug: getEntry }).map(([name, call]) => [name, () => call])),
  };
}

function listEntries(collection: string, source: OldSource): Record<string, unknown>[] {
  const folder = `${CONTENT}${collection}/`;
  // Before its loaders, Astro had the ending of the file in an id.
  const hasEnding = !source.files.some((file) => /^src\/content\.config\.[cm]?[jt]s$/.test(file));
  return source.files.flatMap((file) => {
    const [, name = '', ending = ''] = /^(.*)\.(mdx?|json|ya?ml)$/.exec(file.startsWith(folder) ? file.slice(folder.length) : '') ?? [];
    if (name === '' || /(?:^|\/)_/.test(name)) return [];
    const text = source.read(file) ?? '';
    if (!ending.startsWith('md')) return [{ id: name, collection, data: dateOf(readYaml(text)) }];
    const { data, body } = readFrontmatter(text, file);
    const plain = name
      .split('/')
      .map(toSlug)
      .join('/')
      .replace(/\/index$/, '');
    const slug = typeof data['slug'] === 'string' ? data['slug'] : plain;
    const given =
      collection === 'docs'
        ? { draft: false, head: [], template: 'doc', ...data, sidebar: { hidden: false, attrs: {}, ...asObject(data['sidebar']) } }
        : data;
    return [
      { id: hasEnding ? `${name}.${ending}` : slug, slug, collection, body, filePath: path.posix.normalize(file), data: dateOf(given) },
    ];
  });
}

/** As Astro makes a slug of a file's name. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

const DATE = /^\d{4}-\d\d-\d\d(?:[Tt ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** Fields whose texts are dates have dates. */
function dateOf(data: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' && DATE.test(value) ? new Date(value) : value]),
  );
}
