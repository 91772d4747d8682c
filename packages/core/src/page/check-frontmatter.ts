import * as v from 'valibot';
import { boundFindings } from '../diagnostic/bound-findings.ts';
import { createCodeFrame } from '../diagnostic/create-code-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import { findNearest } from '../diagnostic/nearest.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';
import { findField } from '../frontmatter/find-field.ts';
import { FRONTMATTER_BOUND } from '../frontmatter/frontmatter-problem.ts';
import { listUnsafeUrls } from './list-unsafe-urls.ts';
import type { Json } from '../json.ts';

/** What to write where the schema wants something else, by what it wants. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['text', '"…"'],
  ['a number', '2'],
]);

/** The fields that the format knows. */
const FIELDS = Object.keys(frontmatterSchema.entries);

/** Their letters: of a short name only a swap is plainly a slip, `icno`. */
const FIELD_LETTERS = FIELDS.map((field) => ({ field, letters: sortLetters(field) }));

/** Returns a warning for each field of a page's frontmatter whose name is misspelt, or whose value cannot be used or would run. `text` is the page's whole text. */
export function checkFrontmatter(data: Record<string, Json>, { text, file }: { text: string; file: string }): Diagnostic[] {
  const { issues = [] } = v.safeParse(frontmatterSchema, data);
  const findings = [
    ...issues
      .map((issue) => ({ name: v.getDotPath(issue) ?? '', wanted: issue.message }))
      .map(({ name, wanted }) => ({
        name,
        code: 'frontmatter/wrong-type' as const,
        message: `\`${name}\` must be ${wanted}, but it is ${describe(data[name])}.`,
        hint: `Write \`${name}: ${EXAMPLES.get(wanted) ?? findValue(wanted, data[name])}\`, or remove the field.`,
      })),
    ...[...new Set(listUnsafeUrls(data).map(([name]) => String(name)))].map((name) => ({
      name,
      code: 'frontmatter/unsafe-address' as const,
      message: `\`${name}\` is an address that runs code in the reader's browser; ignored.`,
      hint: 'Use an address that begins with `/`, `https:` or `mailto:`.',
    })),
    ...Object.keys(data).flatMap((name) => {
      const meant = findMeantField(name);
      if (meant === undefined || data[meant] !== undefined) return [];
      return [
        {
          name,
          code: 'frontmatter/unknown-field' as const,
          message: `Unknown frontmatter field \`${name}\`.`,
          hint: `Did you mean \`${meant}\`?`,
        },
      ];
    }),
  ];
  return boundFindings(findings, FRONTMATTER_BOUND)
    .map(({ name, ...finding }) => ({ ...finding, ...positionAt(text, findField(text, name)), length: name.length }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, length, ...finding }) => ({
      ...finding,
      severity: 'warning',
      file,
      line,
      column,
      frame: createCodeFrame(text, line, column, length),
    }));
}

/** The field that a misspelt name means. Pages may have fields of their own: short names, and names with an end of their own, are not taken for another. */
function findMeantField(name: string): string | undefined {
  if (FIELDS.some((field) => field === name)) return undefined;
  const same = FIELDS.find((field) => field.toLowerCase() === name.toLowerCase());
  const long = FIELDS.filter((field) => field.length > 4 && Math.abs(field.length - name.length) < 2 && !name.startsWith(field));
  const near = same ?? findNearest(name, long);
  if (near !== undefined) return near;
  const letters = sortLetters(name);
  return findNearest(
    name,
    FIELD_LETTERS.flatMap((one) => (one.letters === letters ? [one.field] : [])),
  );
}

/** Of the values that a field may have, the one that is most like what is written, else the first. */
function findValue(wanted: string, written: Json | undefined): string {
  const values = Array.from(wanted.matchAll(/`([^`]+)`/g), ([, value = '']) => value);
  if (/^(?:no|off|0)$/i.test(String(written)) && values.includes('false')) return 'false';
  return findNearest(String(written), values) ?? values[0] ?? wanted;
}

function sortLetters(name: string): string {
  return [...name].toSorted().join('');
}

function describe(value: Json | undefined): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `\`${String(value)}\``;
}
