import type { Json } from '../../json.ts';
import type { Page } from '../../page/page.ts';
import { frontmatterSchema } from '../../page/frontmatter-schema.ts';
import { ORDER_FIELDS } from '../../page/order-fields.ts';
import type { FieldStatus } from './field-note.ts';
import { FRONTMATTER_NOTES } from './frontmatter-notes.ts';

/** What becomes of one field of pages' frontmatter. Plain JSON. */
export interface FrontmatterReport {
  field: string;
  /** `own` is a field of the author's that the format does not know. */
  status: FieldStatus | 'own';
  /** Empty for what is the same. */
  note: string;
  /** How many pages have it. */
  count: number;
  /** The first page that has it. */
  file: string;
}

/** Tells for every field that the frontmatter of pages has whether Octavo shows it as the original does; those that most pages have first. */
export function reportFrontmatter(pages: readonly Pick<Page, 'file' | 'frontmatter'>[]): FrontmatterReport[] {
  const found = new Map<string, FrontmatterReport>();
  for (const { file, frontmatter } of pages) {
    for (const [field, value] of Object.entries(frontmatter)) {
      const { status, note } = findNote(field, value);
      const known = found.get(`${field} ${status}`);
      if (known === undefined) found.set(`${field} ${status}`, { field, status, note, count: 1, file });
      else known.count += 1;
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

function findNote(field: string, value: Json): Pick<FrontmatterReport, 'status' | 'note'> {
  const note = FRONTMATTER_NOTES.find((one) => one.field === field && (one.when === undefined || one.when(value)));
  if (note !== undefined) return { status: note.status, note: note.note };
  // `og:image` and the like are tags of the document's head.
  const isKnown = field.includes(':') || ORDER_FIELDS.includes(field) || Object.hasOwn(frontmatterSchema.entries, field);
  return { status: isKnown ? 'same' : 'own', note: '' };
}
