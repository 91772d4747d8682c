import path from 'node:path';
import { createCodeFrame, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core/internal';
import { listSharedIds } from '../content/pages/list-shared-ids.ts';
import type { LoadToc } from '../content/pages/list-text-toc.ts';
import { paths } from '../disk/paths.ts';

/** A page whose text was read. */
export interface PageSource {
  /** From the content root. */
  file: string;
  text: string;
}

/** Tells of headings that have one id because the page shows them from different files; no file alone is wrong. */
export async function checkSharedIds({ file, text }: PageSource, root: string, load: LoadToc): Promise<Diagnostic[]> {
  const shared = await listSharedIds(paths.join(root, file), load);
  return shared.map(({ id, text: heading, files }) => {
    const [first, second] = files.map((one) => paths.relative(root, one));
    const other = second === file ? first : second;
    const place = positionAt(text, Math.max(0, text.indexOf(path.posix.basename(other ?? ''))));
    return {
      code: 'page/duplicate-id',
      severity: 'warning',
      message: `Two headings of this page have the id "${id}": one of ${name(first, file)}, one of ${name(second, file)}; links lead to the first.`,
      hint: `Give one of them its own id: "${heading} {#another-id}".`,
      file,
      ...place,
      frame: createCodeFrame(text, place.line, place.column, 1),
    };
  });
}

function name(one: string | undefined, page: string): string {
  return one === page ? 'its own' : `\`${one ?? ''}\``;
}
