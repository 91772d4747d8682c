import { isBuiltin } from 'node:module';
import type { MigrationNote } from './old-site.ts';
import { findFences } from './text/mask-code.ts';

/** What reads the types of code, as `octavo explain page/no-twoslash` says. */
const TYPES = { twoslash: '^0.3.0', 'typescript-6': 'npm:typescript@6' };

/** The packages that the pages of a new site rest on, and what their owner is told of them. */
export function findPackages(pages: readonly { after: string }[]): {
  packages: Record<string, string>;
  notes: MigrationNote[];
} {
  const typed = pages
    .map(({ after }) => findFences(after).filter(({ opening }) => /\stwoslash\b/.test(opening)))
    .filter((fences) => fences.length > 0);
  if (typed.length === 0) return { packages: {}, notes: [] };
  const imported = [...new Set(typed.flat().flatMap(({ body }) => listImported(body)))].toSorted();
  const install = imported.length === 0 ? '' : ` Run \`npm install --save-dev ${imported.join(' ')}\`, which this code imports.`;
  return {
    packages: TYPES,
    notes: [
      {
        kind: 'by-hand',
        what: 'code with types',
        message: `${typed.length === 1 ? 'One page shows' : `${typed.length} pages show`} the types of code.${install}`,
      },
    ],
  };
}

/** The packages that a piece of code imports: `@a/b/c` -> `@a/b`. */
function listImported(code: string): string[] {
  const statements = code.matchAll(/^\s*(?:import|(?:import|export)\b[^'"`;=]*\bfrom)\s*['"]([^'"\n]+)['"]/gm);
  return [...statements]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !isBuiltin(specifier))
    .flatMap((specifier) => /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(specifier)?.[0] ?? []);
}
