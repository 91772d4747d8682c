import path from 'node:path';
import { asObject, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';

/** A space of GitBook, or a book in one language. */
export interface GitbookSpace {
  /** What its addresses begin with: `` where it is the whole site, else `/guides`. */
  prefix: string;
  /** The folder of its pages, from the source folder; `` for that itself. */
  content: string;
  summary: string;
  /** The name of its first page. */
  readme: string;
  /** Its file of settings, where it has one. */
  config?: string;
  redirects: Readonly<Record<string, unknown>>;
}

/** Lists the spaces of a repository: the one whose contents stand at its top, or all of its folders. */
export function listSpaces(source: OldSource): GitbookSpace[] {
  const known = LISTED.get(source) ?? list(source);
  LISTED.set(source, known);
  return known;
}

/** The space that a page is of. */
export function findSpace(file: string, source: OldSource): GitbookSpace {
  const [first, ...others] = listSpaces(source);
  return [first, ...others].find((one) => one !== undefined && isWithin(file, one.content)) ?? first ?? readSpace('', source);
}

/** The name of the file that lists the languages of a book. */
export const BOOK_LANGUAGES = 'LANGS.md';

/** Each page asks for them. */
const LISTED = new WeakMap<OldSource, GitbookSpace[]>();

function list(source: OldSource): GitbookSpace[] {
  const top = readSpace('', source);
  if (source.read(top.summary) !== undefined) return [top];
  const folders = source.files.flatMap((file) =>
    /^(?:SUMMARY\.md|\.gitbook\.yaml)$/.test(path.posix.basename(file)) ? [path.posix.dirname(file)] : [],
  );
  const spaces = [...new Set(folders)]
    .map((folder) => readSpace(folder, source))
    .filter(({ summary }) => source.read(summary) !== undefined);
  // One that settings of another folder name counts once, with these.
  const own = spaces.filter((one) => one.config !== undefined || !spaces.some((other) => other !== one && other.summary === one.summary));
  const outer = own.filter((one) => !own.some((other) => other !== one && isWithin(one.summary, other.content)));
  if (outer.length === 1) return outer.map((one) => ({ ...one, prefix: '' }));
  const isAlone = ({ prefix }: GitbookSpace): boolean => outer.filter((one) => one.prefix === prefix).length === 1;
  return outer.map((one) => (isAlone(one) ? one : { ...one, prefix: `/${one.content}` }));
}

function isWithin(file: string, folder: string): boolean {
  return folder === '' || file.startsWith(`${folder}/`);
}

function readSpace(folder: string, source: OldSource): GitbookSpace {
  const config = path.posix.join(folder, '.gitbook.yaml');
  const said = readYaml(source.read(config));
  const structure = asObject(said['structure']);
  const root = path.posix.join(folder, asText(said['root']) ?? '.');
  const summary = path.posix.join(root, asText(structure['summary']) ?? 'SUMMARY.md');
  const content = path.posix.dirname(summary);
  return {
    prefix: folder === '' ? '' : `/${path.posix.basename(folder)}`,
    content: content === '.' ? '' : content,
    summary,
    readme: asText(structure['readme']) ?? 'README.md',
    ...(source.has(config) && { config }),
    redirects: asObject(said['redirects']),
  };
}
