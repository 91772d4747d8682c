import { slug } from 'github-slugger';
import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import type { TextEdit } from '../../diagnostic/diagnostic.ts';
import { offsetAt } from '../../diagnostic/offset-at.ts';
import type { OutlineHeading } from '../page-outline.ts';
import { isGeneratedPage } from '../is-generated-page.ts';
import type { Page } from '../../page/page.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** Headings begin at level 2, below the page's title, and leave no level out on the way down. */
export function checkHeadingLevels({ page, text, outline, isLinked = (): boolean => false }: CheckedPage): PageFinding[] {
  if (page.frontmatter['mode'] === 'custom') return [];
  const findings: PageFinding[] = [];
  let last = 1;
  for (const heading of outline.headings) {
    const { depth, line, column, kind } = heading;
    if (kind !== 'component' && depth === 1) findings.push({ ...levelOne(heading), line, column, length: 1 });
    else if (kind !== 'component' && depth > last + 1) findings.push({ ...levelLeftOut(heading, last), line, column, length: depth });
    last = depth;
  }
  const [first, ...rest] = findings;
  if (first === undefined) return [];
  const [top] = outline.headings;
  const repeatsTitle = top?.kind === 'markdown' && top.depth === 1 && isTitle(top.text, page) && !isLinked(slug(top.text));
  const fix = createFix(outline.headings, text, repeatsTitle);
  return [{ ...first, ...(fix !== undefined && { fix }) }, ...rest];
}

/** The page's title, or what becomes it where there is none. */
function isTitle(text: string, page: Page): boolean {
  const title = findFrontmatterText(page.frontmatter, 'title');
  return title === undefined ? !isGeneratedPage(page) : title === text;
}

function levelOne({ text }: OutlineHeading): Pick<PageFinding, 'code' | 'message' | 'hint'> {
  return {
    code: 'style/heading-level',
    message: `"${text}" is a level 1 heading, which is reserved for the page's title.`,
    hint: 'Start at level 2: `## …`.',
  };
}

function levelLeftOut({ text, depth }: OutlineHeading, last: number): Pick<PageFinding, 'code' | 'message' | 'hint'> {
  const above = last === 1 ? "the page's title" : `a level ${last} heading`;
  return {
    code: 'style/heading-level',
    message: `Skipped heading level: "${text}" is level ${depth} below ${above}.`,
    hint: `Use level ${last + 1}: \`${'#'.repeat(last + 1)} …\`.`,
  };
}

/**
 * The edits that mend all headings of a page and keep their order of rank: `#, ##, ####` -> `##, ###, ####`. A first heading that says the
 * page's title again is taken out. Undefined where a heading to change is not one of `#`s.
 */
function createFix(headings: readonly OutlineHeading[], text: string, repeatsTitle: boolean): TextEdit[] | undefined {
  const edits: (TextEdit | undefined)[] = [];
  const [first] = headings;
  if (repeatsTitle && first !== undefined) edits.push(removeLine(first, text));
  const above: number[] = [];
  for (const heading of repeatsTitle ? headings.slice(1) : headings) {
    while ((above.at(-1) ?? 0) >= heading.depth) above.pop();
    above.push(heading.depth);
    const depth = Math.min(above.length + 1, 6);
    if (heading.kind !== 'component' && depth !== heading.depth) edits.push(changeDepth(heading, depth, text));
  }
  const possible = edits.filter((edit) => edit !== undefined);
  return possible.length === edits.length ? possible : undefined;
}

function changeDepth({ kind, depth, line, column }: OutlineHeading, to: number, text: string): TextEdit | undefined {
  const start = offsetAt(text, { line, column });
  const marks = /^#+(?=[ \t])/.exec(text.slice(start, start + 8))?.[0];
  if (kind !== 'markdown' || marks?.length !== depth) return undefined;
  return { start, end: start + depth, text: '#'.repeat(to) };
}

/** With the empty line below it. */
function removeLine({ line, column }: OutlineHeading, text: string): TextEdit | undefined {
  const start = offsetAt(text, { line, column });
  const match = /^#[ \t][^\r\n]*(?:\r?\n[ \t]*(?=\r?\n))?(?:\r?\n)?/.exec(text.slice(start));
  return column !== 1 || match === null ? undefined : { start, end: start + match[0].length, text: '' };
}
