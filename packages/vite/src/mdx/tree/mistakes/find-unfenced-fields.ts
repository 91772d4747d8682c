import type { TextPosition } from '../../page-draft.ts';
import type { Mistake } from './mistake.ts';

const FIELD = /^(?:title|description|sidebarTitle|icon)[ \t]*:[ \t]+\S/;
/** `--`, `-----`, `—`, `***`: what was meant as `---`. */
const FENCE = /^(?: +-{3}|-{1,2}|-{4,}|[–—]+|\*{3,}|={3,}|`{3})[ \t]*(?:ya?ml)?$/;

/** `title: Start` as the first line of a file, or below a line that is none of `---`. */
export function findUnfencedFields(lines: readonly string[]): (Mistake & { place: TextPosition })[] {
  const at = lines.findIndex((line) => line.replace('\uFEFF', '').trim() !== '');
  const first = (lines[at] ?? '').replace('\uFEFF', '').trimEnd();
  const isFence = FENCE.test(first);
  if (!FIELD.test(isFence ? (lines[at + 1] ?? '') : first)) return [];
  return [
    {
      code: 'frontmatter/no-fence',
      message: isFence
        ? `Frontmatter begins with \`${first}\`, not with \`---\`; shown as text.`
        : 'Frontmatter without a line `---` above it; shown as text.',
      hint: 'Put a line `---` above the fields, and one below.',
      place: { line: at + 1, column: 1 },
      length: first.length,
    },
  ];
}
