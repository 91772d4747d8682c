import { editProse } from './edit-prose.ts';

/** Gives each of several imports on one line its own. */
export function partImports(text: string): string {
  return editProse(
    text,
    /^(import\s[^'"\n]*["'][^"'\n]+["'];)[ \t]*(?=import\s)|(?<=;)[ \t]+(?=import\s[^'"\n;]*["'][^"'\n]+["'];?[ \t]*$)/gm,
    ({ groups: [, first = ''] }) => `${first}\n`,
  );
}
