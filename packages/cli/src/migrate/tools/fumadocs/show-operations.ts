import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import type { Codemod } from '../../tool.ts';
import { findApiPages } from './api-pages.ts';

/** A page of one operation names it in its frontmatter; each of several is shown where it was, and has a page of its own in navigation. */
export const showApiOperations: Codemod = (text, { site, source, page: { file } }) => {
  const tags = findApiPages(text, { site, source, file });
  const all = tags.flatMap(({ operations }) => operations);
  if (all.length === 0) return text;
  const isOne = all.length === 1;
  const shown = tags.reduceRight(
    (rest, { start, end, operations }) => rest.slice(0, start) + (isOne ? '' : operations.map(writeCard).join('\n\n')) + rest.slice(end),
    text,
  );
  return editFrontmatter(shown, () => ({ ...(isOne && { openapi: all[0] }), _openapi: undefined, full: undefined }));
};

/** `/openapi/api.yaml GET /x` */
function writeCard(operation: string): string {
  return `## \`${operation.slice(operation.indexOf(' ') + 1)}\`\n\n<Operation operation="${operation}" />`;
}
