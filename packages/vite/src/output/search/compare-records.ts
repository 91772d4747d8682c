import type { SearchRecord, SearchSection } from './search-record.ts';

/** What has changed since an index was made. */
export interface RecordChanges {
  /** New pages, and pages with something else in them or about them. */
  changed: SearchRecord[];
  /** Addresses whose pages in that index are not what they are now, or are gone. */
  stale: string[];
}

/** Compares the records of a site with those that an index was made of. */
export function compareRecords(before: readonly SearchRecord[], now: readonly SearchRecord[]): RecordChanges {
  const known = new Map(before.map((record) => [record.href, record]));
  const changed = now.filter((record) => !isSame(record, known.get(record.href)));
  const left = new Set(now.map(({ href }) => href));
  for (const { href } of changed) left.delete(href);
  return { changed, stale: [...known.keys()].filter((href) => !left.has(href)) };
}

function isSame({ sections, ...record }: SearchRecord, other: SearchRecord | undefined): boolean {
  if (other === undefined) return false;
  const { sections: otherSections, ...otherRecord } = other;
  return (
    sections.length === otherSections.length &&
    sections.every((section, index) => isSameSection(section, otherSections[index])) &&
    JSON.stringify(record) === JSON.stringify(otherRecord)
  );
}

/** A page that was not read again has the very same sections. */
function isSameSection(section: SearchSection, other: SearchSection | undefined): boolean {
  return section === other || JSON.stringify(section) === JSON.stringify(other);
}
