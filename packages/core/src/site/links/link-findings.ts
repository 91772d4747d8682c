import type { Diagnostic } from '../../diagnostic/diagnostic.ts';

/** What is wrong with a link. */
export interface LinkFinding extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  /** The address that is certainly meant: one that differs in capitals, dashes or dots only. */
  meant?: string;
}

/** A hash that no heading has. */
export function brokenHash(url: string, { where, nearest }: { where: string; nearest: string | undefined }): LinkFinding {
  return {
    code: 'site/broken-hash',
    severity: 'warning',
    message: `\`${url}\` names no heading of ${where}.`,
    hint: nearest === undefined ? 'Take the part from `#` out, or add the heading.' : `Did you mean \`#${nearest}\`?`,
  };
}

/** Readers find it all the same: the page looks for the letters alone. */
export function spelledHash(url: string, { where, meant, isCertain }: { where: string; meant: string; isCertain: boolean }): LinkFinding {
  return {
    code: 'site/hash-spelling',
    severity: 'info',
    message: `\`${url}\` leads to \`#${meant}\` of ${where}, which is written otherwise.`,
    hint: `Write \`#${meant}\`.`,
    ...(isCertain && { meant: `${url.slice(0, url.indexOf('#'))}#${meant}` }),
  };
}

/** An address of no page. */
export function brokenLink(url: string, nearest: string | undefined): LinkFinding {
  return {
    code: 'site/broken-link',
    severity: 'warning',
    message: `\`${url}\` leads to no page.`,
    hint: nearest === undefined ? 'Correct the address, or add a redirect from it.' : `Did you mean \`${nearest}\`?`,
  };
}

/** It leads there all the same. */
export function prefixed(url: string, meant: string): LinkFinding {
  return {
    code: 'site/host-prefix',
    severity: 'info',
    message: `\`${url}\` begins with a path of the host's: no folder of the site is called so, and \`${meant}\` is meant.`,
    hint: `Write \`${meant}\`, which is right below any base.`,
  };
}

/** A file that readers cannot get. */
export function unservedFile(url: string): LinkFinding {
  return {
    code: 'site/missing-file',
    severity: 'warning',
    message: `\`${url}\` is there, but not served: it is of a kind, or in a folder, that readers get nothing of.`,
    hint: 'Serve it from elsewhere, or as a file of a kind that pages show or offer, such as .txt or .zip.',
  };
}

/** A file that is not there. */
export function missingFile(url: string): LinkFinding {
  return {
    code: 'site/missing-file',
    severity: 'warning',
    message: `There is no file \`${url}\`.`,
    hint: 'Correct the path; one with a leading slash is counted from the content root, any other from the page’s own folder.',
  };
}
