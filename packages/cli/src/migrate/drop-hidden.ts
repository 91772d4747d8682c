import type { MigrationNote, OldPage } from './old-site.ts';

/** Of files with one address Astro and MkDocs keep the last: nobody ever saw the others. */
export function dropHidden(all: readonly OldPage[]): { pages: OldPage[]; hidden: MigrationNote[] } {
  const shown = new Map(all.map((page) => [page.href, page]));
  const hidden = all.flatMap(({ file, href }): MigrationNote[] => {
    const other = shown.get(href)?.file ?? file;
    const message = `${other} has the same address, and is what the old site shows there.`;
    return other === file ? [] : [{ kind: 'left-out', what: 'page hidden by another', message, file }];
  });
  return { pages: [...shown.values()], hidden };
}
