import { createTwoFilesPatch } from 'diff';
import type { Terminal } from './terminal.ts';

/** A text and the name of its file. */
interface NamedText {
  file: string;
  text: string;
}

/** Writes what is another in the second of two texts, as a unified diff. */
export function formatDifference(before: NamedText, after: NamedText, colors: Terminal['colors']): string {
  const patch = createTwoFilesPatch(before.file, after.file, before.text, after.text, '', '', { context: 2 });
  const paint = (line: string): string => {
    if (/^(?:---|\+\+\+) /.test(line)) return colors.bold(line.trimEnd());
    if (line.startsWith('+')) return colors.green(line);
    return line.startsWith('-') ? colors.red(line) : line;
  };
  // Before the names, it writes a rule, and the name alone where both are the same.
  const lines = patch.slice(patch.indexOf('--- ')).trimEnd().split('\n');
  return lines.map(paint).join('\n');
}
