import { findBodyOffset, isPlainMarkdown, readTextLines } from '@octavo/core/internal';
import { describeSyntaxError, readParserStop } from './syntax-errors/describe-syntax-error.ts';
import { reportFinding } from './page-draft.ts';
import type { PageDraft } from './page-draft.ts';

/** What a page's text is read as: MDX, or CommonMark with HTML. */
export type PageFormat = 'mdx' | 'md';

/**
 * Compiles a page in the format of its file; one that is not trusted is Markdown. A `.md` in which something is MDX is read as MDX; where that turns out to be wrong it is read as
 * Markdown, with a warning. The parser stops before anything else is in the draft.
 */
export async function compileAs(draft: PageDraft, compile: (format: PageFormat) => Promise<string>): Promise<string> {
  const { file, text, isTrusted } = draft;
  if (!isTrusted) return compile('md');
  if (!/\.md$/i.test(file)) return compile('mdx');
  if (isPlainMarkdown(file, readTextLines(text.slice(findBodyOffset(text)), 1))) return compile('md');
  try {
    return await compile('mdx');
  } catch (error) {
    if (readParserStop(error, text) === undefined) throw error;
    const code = await compile('md');
    const { message, ...finding } = describeSyntaxError(error, text);
    reportFinding(draft, { ...finding, severity: 'warning', message: `${message} The file is read as Markdown.` });
    return code;
  }
}
