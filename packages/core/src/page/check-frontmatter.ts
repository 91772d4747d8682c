import { createFrame } from '../diagnostic/create-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import { findNearest } from '../diagnostic/nearest.ts';
import { FRONTMATTER_FIELDS } from './frontmatter-fields.ts';
import { findField } from '../frontmatter/find-field.ts';
import type { Json } from './page.ts';

const TEXT_FIELDS = [
  'title',
  'sidebarTitle',
  'description',
  'icon',
  'iconType',
  'tag',
  'url',
  'mode',
  'openapi',
  'api',
  'version',
  'canonical',
];
/** What `mode` may say: how much stands around a page's text. */
export const PAGE_MODES = ['wide', 'custom', 'frame', 'center'] as const;
/** Also modes of the format: the usual one by its name, and one of the hosted original alone, which a report tells of. */
const OTHER_MODES: readonly string[] = ['default', 'assistant'];
const BOOLEAN_FIELDS = ['hidden', 'draft', 'noindex', 'deprecated', 'hideFooterPagination', 'rss', 'public'];

/** Returns a warning for each field of a page's frontmatter whose name is misspelt or whose value cannot be used. `text` is the page's whole text. */
export function checkFrontmatter(data: Record<string, Json>, { text, file }: { text: string; file: string }): Diagnostic[] {
  const wrong = [
    ...TEXT_FIELDS.filter((name) => !isText(data[name])).map((name) => ({ name, wanted: 'text' })),
    ...BOOLEAN_FIELDS.filter((name) => !isBoolean(data[name])).map((name) => ({ name, wanted: '`true` or `false`' })),
    ...(isMode(data['mode']) ? [] : [{ name: 'mode', wanted: listModes() }]),
  ];
  const findings = [
    ...wrong.map(({ name, wanted }) => ({
      name,
      code: 'frontmatter/wrong-type',
      message: `\`${name}\` must be ${wanted}, but it is ${describe(data[name])}.`,
      hint: `Write \`${name}: ${wanted === 'text' ? '"…"' : name === 'mode' ? PAGE_MODES[0] : 'true'}\`, or take the field out.`,
    })),
    ...Object.keys(data).flatMap((name) => {
      const meant = findMeantField(name);
      if (meant === undefined || data[meant] !== undefined) return [];
      const message = `\`${name}\` is no field that pages know, and is not shown.`;
      return [{ name, code: 'frontmatter/unknown-field', message, hint: `Did you mean \`${meant}\`?` }];
    }),
  ];
  return findings.map(({ name, ...finding }) => {
    const { line, column } = positionAt(text, findField(text, name));
    return { ...finding, severity: 'warning', file, line, column, frame: createFrame(text, line, column, name.length) };
  });
}

/** The field that a misspelt name means. Pages may have fields of their own: short names, and names with an end of their own, are not taken for another. */
function findMeantField(name: string): string | undefined {
  if (FRONTMATTER_FIELDS.some((field) => field === name)) return undefined;
  const same = FRONTMATTER_FIELDS.find((field) => field.toLowerCase() === name.toLowerCase());
  const long = FRONTMATTER_FIELDS.filter(
    (field) => field.length > 4 && Math.abs(field.length - name.length) < 2 && !name.startsWith(field),
  );
  return same ?? findNearest(name, long);
}

/** Numbers and booleans are good text: they are written as they stand. */
function isText(value: Json | undefined): boolean {
  return value === undefined || value === null || typeof value !== 'object';
}

/** What is no text at all is another finding. */
function isMode(value: Json | undefined): boolean {
  return typeof value !== 'string' || [...PAGE_MODES, ...OTHER_MODES].includes(value.trim());
}

function listModes(): string {
  const names = PAGE_MODES.map((mode) => `\`${mode}\``);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function isBoolean(value: Json | undefined): boolean {
  return value === undefined || value === null || typeof value === 'boolean' || value === 'true' || value === 'false';
}

function describe(value: Json | undefined): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `\`${String(value)}\``;
}
