import type { OutlineImage } from '../page-outline.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

const NO_DESCRIPTION = /^(?:alt(?: text)?|image|img|picture|pic|photo|screenshot|screen ?shot|figure|diagram|untitled|description)\.?$/i;
const FILE_NAME = /^[\w-]+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** Images say what they show. `alt=""` on a tag is the author's word that there is nothing to say. */
export function checkImageAlt({ outline }: CheckedPage): PageFinding[] {
  return outline.images.flatMap((image) => {
    const problem = findProblem(image);
    if (problem === undefined) return [];
    const { line, column, end } = image;
    const length = line === end.line ? end.column - column : 1;
    const hint = image.isMarkdown
      ? 'Describe what it shows between the brackets: `![A route with two targets](…)`.'
      : 'Describe what it shows: `alt="A route with two targets"`, or write `alt=""` if it is only decorative.';
    return [{ code: 'style/image-alt', message: problem, hint, line, column, length }];
  });
}

function findProblem({ alt, isMarkdown }: OutlineImage): string | undefined {
  if (alt === null) return undefined;
  if (alt === undefined || (isMarkdown && alt.trim() === '')) return 'The image has no alternative text.';
  const isNothing = NO_DESCRIPTION.test(alt.trim()) || FILE_NAME.test(alt.trim());
  return isNothing ? `The alternative text "${alt}" does not say what the image shows.` : undefined;
}
