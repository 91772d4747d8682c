import type { Diagnostic } from '@octavo/core';

/** A name in the output folder that cannot be the site's; `at` is the path of what has it, or will have it. */
export type Clash =
  | { kind: 'other' | 'changed' | 'not-a-folder' | 'replaced'; at: string }
  | { kind: 'spelling' | 'app' | 'same-address'; at: string; wanted: string }
  | { kind: 'not-a-file'; at: string; holds: string };

const SHOWN = 10;

const HINT = 'Delete or rename one of the two, or give the docs another `base`';

const OUTCOMES = {
  refused: 'the output folder of an earlier build of the docs can be deleted. The docs were not written.',
  replaced: "the app's file is kept; the rest of the docs is written.",
};

/** Says what is in the site's way, or has taken its place since: the first of many, and how many more there are. */
export function describeClashes(clashes: readonly Clash[], outcome: keyof typeof OUTCOMES = 'refused'): Diagnostic[] {
  const messages = clashes.slice(0, SHOWN).map(describe);
  const more = clashes.length - messages.length;
  if (more > 0) messages.push(`The docs would overwrite ${more} more files that Octavo did not write.`);
  return messages.map((message) => ({ code: 'build/clash', severity: 'error', message, hint: `${HINT}; ${OUTCOMES[outcome]}` }));
}

function describe(clash: Clash): string {
  switch (clash.kind) {
    case 'other':
      return `The docs would overwrite a file that Octavo did not write: ${clash.at}`;
    case 'changed':
      return `The docs would overwrite a file that was changed after Octavo wrote it: ${clash.at}`;
    case 'replaced':
      return `The app has overwritten a file of the docs: ${clash.at}`;
    case 'same-address':
      return `The app already has a page at the address of ${clash.wanted} of the docs: ${clash.at}`;
    case 'not-a-folder':
      return `The docs need a folder where there is a file that Octavo did not write: ${clash.at}`;
    case 'not-a-file':
      return `The docs need a file where there is a folder, ${clash.at}, with files that Octavo did not write: ${clash.holds}`;
    case 'spelling':
      return `${clash.at} and ${clash.wanted} of the docs are the same file on Windows and macOS, and Octavo did not write it.`;
    case 'app':
      return `The app and the docs both write ${clash.wanted}; the app's is ${clash.at}.`;
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
