import type { MigrationNote } from './old-site.ts';
import { findFences } from './text/mask-code.ts';

/** What reads the types of code, as `octavo explain page/no-twoslash` says. */
const TYPES = { twoslash: '^0.3.0', 'typescript-6': 'npm:typescript@6' };

/** The packages that the pages of a new site rest on, and what their owner is told of them. */
export function findPackages(pages: readonly { after: string }[]): {
  packages: Record<string, string>;
  notes: MigrationNote[];
} {
  const typed = pages.filter(({ after }) => findFences(after).some(({ opening }) => /\stwoslash\b/.test(opening)));
  if (typed.length === 0) return { packages: {}, notes: [] };
  return {
    packages: TYPES,
    notes: [
      {
        kind: 'by-hand',
        what: 'code with types',
        message: `${typed.length === 1 ? 'One page shows' : `${typed.length} pages show`} the types of code: install the packages that this code imports, too.`,
      },
    ],
  };
}
