import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { LONGEST } from './find-cut.ts';
import { findTangle } from './find-tangle.ts';
import { openCallouts } from './open-callouts.ts';
import { rehypeDescription } from './rehype-description.ts';

/** Renders a description: Markdown from strangers to HTML that is safe to show. */
export type RenderMarkdown = (markdown: string) => string;

/** Texts that are kept, so that a description which many pages show is rendered once. */
const KEPT = 20_000;

/** GitHub's rules, for all attributes that hold addresses. */
const SCHEMA = { ...defaultSchema, protocols: { ...defaultSchema.protocols, srcSet: ['http', 'https'] } };

const PLAIN = /^(?![ \t]|[-+=]|\d+[.)])(?:(?!https?:|www\.)[^<>&*_`#[\]\\!|~@\n\r])*$/i;

/**
 * Makes the renderer. Scripts, styles, event handlers and addresses of other schemes are taken out (`rehype-sanitize`, the rules of
 * GitHub); headings begin at level 3, since a description stands within a page. What is too tangled to be read in bounded time is shown as
 * it is written, and what is too long ends early: `findCut` tells which.
 */
export function createMarkdown(): RenderMarkdown {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize, SCHEMA)
    .use(rehypeDescription)
    .use(rehypeStringify);
  const rendered = new Map<string, string>();

  return (markdown) => {
    const whole = markdown.trim();
    const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
    if (isPlain(text)) return text === '' ? '' : `<p>${text}</p>`;
    const known = rendered.get(text);
    if (known !== undefined) return known;
    const end = findTangle(text);
    const html =
      process(openCallouts(text.slice(0, end)), (source) => String(processor.processSync(source)).trim()) + asWritten(text.slice(end));
    if (rendered.size >= KEPT) rendered.clear();
    rendered.set(text, html);
    return html;
  };
}

/** Whether Markdown, GitHub's flavour of it and HTML leave a text as it is, in one paragraph. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** A text that is shown as it is written. */
export function asWritten(text: string): string {
  return text.trim() === '' ? '' : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
}

/** What is nested deeper than the stack reaches is shown as it is written. */
function process(text: string, render: RenderMarkdown): string {
  try {
    return render(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return asWritten(text);
  }
}
