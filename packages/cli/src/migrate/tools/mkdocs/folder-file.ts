import path from 'node:path';
import { asList, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';
import type { MkdocsConfig } from './read-mkdocs-config.ts';

/** What a folder says of its own place in navigation. */
export interface FolderFile {
  title?: string | undefined;
  isHidden?: boolean;
  order?: 'asc' | 'desc' | undefined;
  /** As `nav` has them; undefined where nothing is said of it. */
  entries?: readonly unknown[] | undefined;
}

/** Reads `.pages` and `.nav.yml` of the plugins awesome-pages and awesome-nav, and the list of literate-nav; `folder` is empty or ends in a slash. */
export function readFolderFile(folder: string, { config, source }: { config: MkdocsConfig; source: OldSource }): FolderFile {
  const { plugins, content } = config;
  const read = (name: string): string | undefined => source.read(path.posix.join(content, folder, name));
  const literate = plugins.get('literate-nav');
  const list = literate === undefined ? undefined : read(asText(literate['nav_file']) ?? 'SUMMARY.md');
  if (list !== undefined) return { entries: readNavList(list) };
  const name = plugins.has('awesome-nav') ? (asText(plugins.get('awesome-nav')?.['filename']) ?? '.nav.yml') : '.pages';
  const text = plugins.has('awesome-nav') || plugins.has('awesome-pages') ? read(name) : undefined;
  if (text === undefined) return {};
  const { title, hide, order, nav, arrange } = readYaml(text);
  const entries = nav ?? arrange;
  return {
    title: asText(title),
    isHidden: hide === true,
    order: order === 'asc' || order === 'desc' ? order : undefined,
    // `arrange` of old, and a list without `...` in awesome-nav, are the whole, too.
    entries: Array.isArray(entries) ? asList(entries) : undefined,
  };
}

interface ListItem {
  indent: number;
  entry: unknown;
  below: unknown[];
}

/** `* [Boats](boats.md)`, `* Guide` above a list of its own, `* *.md` -> what `nav` would say. */
function readNavList(text: string): unknown[] {
  const top: ListItem = { indent: -1, entry: undefined, below: [] };
  const open = [top];
  for (const [, indent = '', said = ''] of text.matchAll(/^([ \t]*)[-*+][ \t]+(.+?)[ \t]*$/gm)) {
    const depth = indent.replaceAll('\t', '    ').length;
    while ((open.at(-1)?.indent ?? -1) >= depth) close(open);
    const [, label, address = ''] = /^\[(.*?)\]\(<?([^)>]*)>?\)/.exec(said) ?? [];
    open.push({ indent: depth, entry: label === undefined ? said : { [label]: address }, below: [] });
  }
  while (open.length > 1) close(open);
  return top.below;
}

/** Puts the last item below the one before: with a list of its own it is a section, whose page is the first of it. */
function close(open: ListItem[]): void {
  const last = open.pop();
  if (last === undefined) return;
  const { entry, below } = last;
  const [label, address] = typeof entry === 'string' ? [entry] : (Object.entries(entry ?? {})[0] ?? []);
  open.at(-1)?.below.push(below.length === 0 ? entry : { [String(label)]: address === undefined ? below : [address, ...below] });
}
