import type { Diagnostic } from '@octavo/core';

/** A name in the output folder that cannot be the site's; `at` is the absolute path of what is there. */
export type Clash =
  | { kind: 'other' | 'changed' | 'not-a-folder'; at: string }
  | { kind: 'spelling'; at: string; wanted: string }
  | { kind: 'not-a-file'; at: string; holds: string };

const HINT = 'Delete or rename it, or give the docs another `base`, and build again. Nothing was written.';

/** Says what is in the site's way. */
export function describeClash(clash: Clash): Diagnostic {
  return { code: 'build/clash', severity: 'error', message: describe(clash), hint: HINT };
}

function describe(clash: Clash): string {
  switch (clash.kind) {
    case 'other':
      return `The docs need the name of a file that Octavo did not write: ${clash.at}`;
    case 'changed':
      return `The docs need the name of a file that was changed after Octavo wrote it: ${clash.at}`;
    case 'not-a-folder':
      return `The docs need a folder where there is a file that Octavo did not write: ${clash.at}`;
    case 'not-a-file':
      return `The docs need a file where there is a folder, ${clash.at}, with files that Octavo did not write: ${clash.holds}`;
    case 'spelling':
      return `${clash.at} and ${clash.wanted} of the docs are the same file on Windows and macOS, and Octavo did not write it.`;
    default:
      return clash satisfies never;
  }
}

/** A page that is gone from the site and stays in the output. */
export function describeKept(at: string): Diagnostic {
  return {
    code: 'build/kept',
    severity: 'warning',
    message: `Kept a file that is no longer part of the docs, since it was changed after Octavo wrote it: ${at}`,
    hint: 'Delete it if nothing needs it.',
  };
}
