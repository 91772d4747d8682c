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
import type { DescriptionHeading } from './rehype-description.ts';

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
  const render = createRenderer({});
  const rendered = new Map<string, string>();

  return (markdown) => {
    const text = endEarly(markdown);
    if (isPlain(text)) return text === '' ? '' : `<p>${text}</p>`;
    const known = rendered.get(text);
    if (known !== undefined) return known;
    const html = render(text);
    if (rendered.size >= KEPT) rendered.clear();
    rendered.set(text, html);
    return html;
  };
}

/** Renders the text of an API as a whole: its headings begin at level 2, and have ids; they are listed, in their order. */
export function outlineMarkdown(markdown: string): { html: string; headings: DescriptionHeading[] } {
  const headings: DescriptionHeading[] = [];
  return { html: createRenderer({ headings })(endEarly(markdown)), headings };
}

function endEarly(markdown: string): string {
  const whole = markdown.trim();
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

function createRenderer(options: { headings?: DescriptionHeading[] }): RenderMarkdown {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize, SCHEMA)
    .use(rehypeDescription, options)
    .use(rehypeStringify);
  return (text) => {
    const end = findTangle(text);
    const html = process(openCallouts(text.slice(0, end)), (source) => String(processor.processSync(source)).trim());
    return html + asWritten(text.slice(end));
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
