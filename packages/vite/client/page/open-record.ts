import type { StoredPageRecord, StoredPage } from './page-module.ts';
import { createPageText } from './page-text.ts';
import type { SectionModule } from './section-module.ts';

/** Loads a section by its id, or by the address of its module. */
export type LoadSection = (id: string, address: string) => Promise<SectionModule>;

/** Makes a page of its record, with the section that it is shown in unless the reader wants another. */
export async function openRecord({ sections, sheets: _, ...record }: StoredPageRecord, load: LoadSection): Promise<StoredPage> {
  const [first] = record.data?.sections ?? [];
  const loaders = Object.fromEntries(Object.entries(sections).map(([id, address]) => [id, () => load(id, address)]));
  const section = first === undefined ? undefined : await loaders[first]?.();
  return { ...record, create: createPageText, section, sections: loaders };
}
