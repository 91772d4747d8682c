import path from 'node:path';
import type { FolderMeta, MetaEntry } from '../../meta-tree.ts';
import { asList, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';

/** What a `meta` file says of its folder; a root is a tab. */
export interface FumadocsMeta extends FolderMeta {
  isRoot?: boolean;
}

/** `{ "title": "x", "root": true, "pages": ["---Group---", "a", "...", "[Link](https://…)", "!b", "...folder"] }`, of a language where it has its own. */
export function readMeta(source: OldSource, folder: string, language = ''): FumadocsMeta {
  const names = [...(language === '' ? [] : [`meta.${language}`]), 'meta'].flatMap((name) => [`${name}.json`, `${name}.yaml`]);
  const text = names.map((name) => source.read(path.posix.join(folder, name))).find((one) => one !== undefined);
  const said = readYaml(text);
  const pages = said['pages'];
  const entries = asList(pages).flatMap((one): MetaEntry[] => (typeof one === 'string' ? readEntry(one) : []));
  return {
    title: asText(said['title']),
    isExpanded: said['defaultOpen'] === true,
    isWhole: true,
    isRoot: said['root'] === true,
    ...(Array.isArray(pages) && { entries }),
  };
}

function readEntry(one: string): MetaEntry[] {
  const separator = /^---(?:\[[^\]]*\])?(.*?)(?:---)?$/.exec(one)?.[1];
  if (separator !== undefined) return [{ separator }];
  if (one === '...' || one === 'z...a') return [{ rest: true }];
  const [, label, url] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/.exec(one) ?? [];
  if (label !== undefined && url !== undefined) return [{ label, url }];
  if (one.startsWith('!')) return [{ name: one.slice(1), isHidden: true }];
  const name = one
    .replace(/^\.\.\./, '')
    .replace(/^\.\//, '')
    .replace(/\.mdx?$/, '');
  return [{ name }];
}
