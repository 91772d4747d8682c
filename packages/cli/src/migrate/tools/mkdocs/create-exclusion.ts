import { asText } from '../../read-value.ts';
import type { MkdocsConfig } from './read-mkdocs-config.ts';

/** Tells which files (paths from the folder of the pages) a site leaves out: by `exclude_docs`, as a .gitignore says it, and by the plugin exclude. */
export function createExclusion({ fields, plugins }: MkdocsConfig): (name: string) => boolean {
  const lines = (asText(fields['exclude_docs']) ?? '').split('\n').map((line) => line.trim());
  const ignored = lines.filter((line) => line !== '' && !line.startsWith('#')).map(readIgnored);
  const globs = texts(plugins.get('exclude')?.['glob']).map((glob) => new RegExp(`^${toPattern(glob, '.*')}$`));
  return (name) =>
    globs.some((glob) => glob.test(name)) || ignored.reduce((left, { pattern, isKept }) => (pattern.test(name) ? !isKept : left), false);
}

function texts(said: unknown): string[] {
  return [said].flat().filter((one) => typeof one === 'string');
}

/** `/drafts/`, `*.tmp.md`, `!keep.md` */
function readIgnored(line: string): { pattern: RegExp; isKept: boolean } {
  const isKept = line.startsWith('!');
  const said = line.replace(/^!/, '');
  const plain = said.replace(/^\/|\/$/g, '');
  const start = said.startsWith('/') || plain.includes('/') ? '^' : '(?:^|/)';
  return { pattern: new RegExp(`${start}${toPattern(plain, '[^/]*')}${said.endsWith('/') ? '/' : '(?:/|$)'}`), isKept };
}

function toPattern(glob: string, star: string): string {
  return glob
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/?|\*|\?/g, (sign) => (sign === '?' ? '.' : sign === '*' ? star : '.*'));
}
