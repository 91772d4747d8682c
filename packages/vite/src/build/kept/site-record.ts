import type { Diagnostic } from '@octavo/core';
import type { SiteCounts } from '../../site/count-site.ts';
import type { IconSetId } from '../../icons/icon-sets.ts';
import type { PageNames } from '../../document/render-document.ts';
import type { NamedSlice } from './site-pack.ts';

/** Files of a site, as they were when it was kept; those of the author's are where they were. */
export interface SiteRecord {
  /** Of all that it was made from; absent where it may be other in another run: then its pages alone can be taken. */
  key?: string;
  /** The hashes of all texts that a compiler may be asked for. */
  texts: string[];
  /** The state of the pack that holds the files and the sections. */
  pack: string;
  /** By their paths from the output folder. */
  files: NamedSlice[];
  originals: { fileName: string; original: string; hash: string }[];
  diagnostics: Diagnostic[];
  summary: SiteCounts;
  /** Of the bundles. */
  bundle?: string;
  /** The pages that can be taken one by one. */
  pages: ({ href: string } & KeptPage)[];
  /** What the search read in those, by their addresses: no path from a folder begins with a slash. */
  sections: NamedSlice[];
}

/** What a build made of one page, beside its files. Plain JSON. */
export interface KeptPage {
  /** Of what it is made from, the bundles apart. */
  key: string;
  /** The file of its text, and the sheets that this needs; absent where it is in the bundles. */
  text?: { fileName: string; sheets: string[] };
  /** The sets that its icons come from. */
  icons: IconSetId[];
  /** The file of its record; absent where that is in the bundles. */
  record?: string;
  documents: KeptDocument[];
}

/** What a build found in one document. Plain JSON. */
export interface KeptDocument {
  /** The address of the document. */
  href: string;
  fileName: string;
  /** The sheet of what it alone shows; empty for most. */
  css: string;
  /** What a policy has to allow for that sheet in all documents, and in this one. */
  shared: Readonly<Record<string, string[]>>;
  needs: Readonly<Record<string, string[]>>;
  /** Why its page needs React. */
  reasons: string[];
  /** The section whose tree it names. */
  tree?: string;
  /** The modules that it names, where it does. */
  names?: PageNames;
  /** By what its body is kept. */
  body?: string;
}

/** The seal of the cache says that it is what was written: a newer form has another key. */
export function isSiteRecord(value: unknown): value is SiteRecord {
  return typeof value === 'object' && value !== null && 'files' in value && 'pages' in value && 'sections' in value;
}
