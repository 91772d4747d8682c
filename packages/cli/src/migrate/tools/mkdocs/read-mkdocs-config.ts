import path from 'node:path';
import { asObject, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';
import { findMkdocsConfig } from './find-mkdocs-config.ts';

type Options = Readonly<Record<string, unknown>>;

/** What `mkdocs.yml` says, with what it inherits. */
export interface MkdocsConfig {
  /** Paths from the source folder, its own first. */
  files: readonly string[];
  fields: Options;
  /** The folder of the pages, from the source folder. */
  content: string;
  /** Plugins and extensions of Markdown with their options, by their names; what stands before a slash or is the theme's own namespace is no part of a name. */
  plugins: ReadonlyMap<string, Options>;
  /** Options of each blog: a site may have several. */
  blogs: readonly Options[];
  extensions: ReadonlyMap<string, Options>;
}

/** Reads the config of a MkDocs site, once. */
export function readMkdocsConfig(source: OldSource): MkdocsConfig {
  const known = READ.get(source) ?? read(source);
  READ.set(source, known);
  return known;
}

/** Each page asks for it. */
const READ = new WeakMap<OldSource, MkdocsConfig>();

function read(source: OldSource): MkdocsConfig {
  const files: string[] = [];
  let fields: Options = {};
  let file = findMkdocsConfig(source);
  while (file !== undefined && !files.includes(file)) {
    files.push(file);
    const own = readYaml(source.read(file));
    fields = merge(own, fields);
    const inherited = asText(own['INHERIT']);
    file = inherited === undefined ? undefined : path.posix.join(path.posix.dirname(file), inherited);
  }
  const plugins = listOptions(fields['plugins']);
  return {
    files,
    fields,
    content: path.posix.normalize(asText(fields['docs_dir']) ?? 'docs').replace(/\/$/, ''),
    plugins: new Map(plugins),
    blogs: plugins.flatMap(([name, options]) => (name === 'blog' ? [options] : [])),
    extensions: new Map(listOptions(fields['markdown_extensions'])),
  };
}

/** Maps within maps are merged, all else is what the upper says. */
function merge(lower: Options, upper: Options): Options {
  const merged = Object.entries(upper).map(([key, value]) => {
    const below = lower[key];
    return [key, isMap(value) && isMap(below) ? merge(below, value) : value];
  });
  return { ...lower, ...Object.fromEntries(merged) };
}

function isMap(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `[search, { macros: { … } }]`, `{ search: null, macros: { … } }`; those of a group count as its own. */
function listOptions(said: unknown): [string, Options][] {
  const entries = Array.isArray(said)
    ? said.flatMap((one): [string, unknown][] => (typeof one === 'string' ? [[one, undefined]] : Object.entries(asObject(one))))
    : Object.entries(asObject(said));
  return entries.flatMap(([name, options]): [string, Options][] =>
    name === 'group'
      ? listOptions(asObject(options)['plugins'])
      : [[name.replace(/^(?:material\/|zensical\.extensions\.)/, ''), asObject(options)]],
  );
}
