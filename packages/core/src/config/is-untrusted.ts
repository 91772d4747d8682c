import type { Config } from './config.ts';

/** Whether a file (a path from the content root) lies in a folder that `untrusted` names. */
export function isUntrusted(file: string, { untrusted }: Pick<Config, 'untrusted'>): boolean {
  return untrusted.some((folder) => folder === '' || file === folder || file.startsWith(`${folder}/`));
}
