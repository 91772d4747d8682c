import { createHash } from 'node:crypto';
import { withBase } from '@octavo/core';
import type { Placement } from '../../site/placement.ts';
import type { StoredFile } from './stored-file.ts';
import type { WorkFolder } from './work-folder.ts';

/** The whole trees of a site's sections, each a file that a page without React fetches when a reader comes near its sidebar. */
export interface Trees {
  /** The public address of a section's tree; undefined for a sidebar of the author's own. */
  find(section: string): Promise<string | undefined>;
  list(): StoredFile[];
}

/** Makes the trees of a build: each is rendered once. */
export function createTrees(
  { base, prefix }: Pick<Placement, 'base' | 'prefix'>,
  { folder, renderTree }: { folder: WorkFolder; renderTree: (section: string) => Promise<string | undefined> },
): Trees {
  const addresses = new Map<string, Promise<string | undefined>>();
  const files = new Map<string, StoredFile>();
  const make = async (section: string): Promise<string | undefined> => {
    const html = await renderTree(section);
    if (html === undefined) return undefined;
    // No document: hosts leave `.html` out of addresses, and crawlers read it.
    const fileName = `assets/${createHash('sha256').update(html).digest('hex').slice(0, 10)}.txt`;
    if (!files.has(fileName)) files.set(fileName, { fileName: prefix + fileName, file: folder.write(fileName, html) });
    return withBase(base, `/${fileName}`);
  };
  return {
    find(section) {
      const address = addresses.get(section) ?? make(section);
      addresses.set(section, address);
      return address;
    },
    list: () => [...files.values()],
  };
}
