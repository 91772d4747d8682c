import path from 'node:path';
import type { NavNode } from '../../navigation.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import type { DocsFolder } from './docs-pages.ts';

/** A language of a Docusaurus site beside its default one. */
export interface Locale {
  /** As the config and addresses spell it: `pt-BR`. */
  name: string;
  /** The folder of what is translated: `i18n/pt-BR`. */
  folder: string;
}

/** The locales of a config but the default one. */
export function listLocales(config: Readonly<Record<string, unknown>>): Locale[] {
  const { locales, defaultLocale, localeConfigs, path: folder } = asObject(config['i18n']);
  return asList(locales).flatMap((name): Locale[] => {
    if (typeof name !== 'string' || name === defaultLocale) return [];
    const own = asText(asObject(asObject(localeConfigs)[name])['path']) ?? name;
    return [{ name, folder: path.posix.join(asText(folder) ?? 'i18n', own) }];
  });
}

/** Where the translated pages of a version lie, and where they are served. */
export function placeInLocale(
  { name, base }: DocsFolder & { name: string },
  { instance, locale }: { instance: string; locale: Locale },
): DocsFolder {
  const plugin = `docusaurus-plugin-content-docs${instance === 'default' ? '' : `-${instance}`}`;
  const folder = path.posix.join(locale.folder, plugin, name === 'current' ? name : `version-${name}`);
  return { folder, base: path.posix.join('/', locale.name, base).replace(/(?<=.)\/$/, '') };
}

/** What sidebars and the top bar are called in a locale, by what they are called in the default one. */
export function readSidebarWords(folder: string, { locale, source }: { locale: Locale; source: OldSource }): Map<string, string> {
  const files = [path.posix.join(locale.folder, 'docusaurus-theme-classic/navbar.json'), `${folder}.json`];
  return new Map(
    files.flatMap((file) =>
      Object.entries(asObject(parse(source.read(file)))).flatMap(([key, entry]): [string, string][] => {
        const label = /^(?:item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/.exec(key)?.[1]?.replace(/\.link\..*$/, '');
        const message = asText(asObject(entry)['message']);
        return label === undefined || message === undefined ? [] : [[label, message]];
      }),
    ),
  );
}

/** The same entries with their labels in another language. */
export function translateNodes(nodes: readonly NavNode[], words: ReadonlyMap<string, string>): NavNode[] {
  return nodes.map((node) => ({
    ...node,
    ...(node.label !== undefined && { label: words.get(node.label) ?? node.label }),
    ...(node.items !== undefined && { items: translateNodes(node.items, words) }),
  }));
}

/** The file that stands for one that is not translated: `i18n/de/docusaurus-plugin-content-docs/current/a.md` -> `docs/a.md` */
export function toDefaultFile(file: string): string | undefined {
  const [, instance, version, rest = ''] =
    /(?:^|\/)docusaurus-plugin-content-docs(?:-([^/]+))?\/(?:current|(version-[^/]+))\/(.*)$/.exec(file) ?? [];
  if (rest === '') return undefined;
  const folder = version === undefined ? (instance ?? 'docs') : `${instance === undefined ? '' : `${instance}_`}versioned_docs/${version}`;
  return path.posix.join(folder, rest);
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A file of words that no tool could read has none.
    return undefined;
  }
}
