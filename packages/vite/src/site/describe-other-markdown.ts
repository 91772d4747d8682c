import type { Diagnostic } from '@octavo/core';

/** Tells of each file of Markdown whose name does not end as a page's does. */
export function describeOtherMarkdown(files: readonly string[]): Diagnostic[] {
  return files.toSorted().map((file) => ({
    code: 'site/page-extension',
    severity: 'warning',
    message: `Not a page: \`${file}\` does not end in \`.md\` or \`.mdx\`.`,
    hint: `Rename it to \`${file.replace(/\.\w+$/, '.md')}\`.`,
    file,
  }));
}
