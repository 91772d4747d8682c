import path from 'node:path';
import type { OldSource } from '../../source.ts';

/** The components of Vue that a site has everywhere by the names of their files: those of the theme, and others whose name is theirs alone. */
export function listGlobalComponents({ files }: Pick<OldSource, 'files'>): [name: string, file: string][] {
  const named = files.filter((file) => file.endsWith('.vue')).map((file): [string, string] => [path.posix.basename(file, '.vue'), file]);
  const ofTheme = named.filter(([, file]) => /(?:^|\/)\.vitepress\//.test(file));
  const isAlone = (name: string): boolean => named.filter(([other]) => other === name).length === 1;
  return [...named.filter(([name]) => name !== 'Badge' && isAlone(name)), ...ofTheme];
}
