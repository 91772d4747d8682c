import { asWritten, isPlain } from './create-markdown.ts';
import type { RenderMarkdown } from './create-markdown.ts';

/** The characters of Markdown that are parsed for one page: no page of a real API has half of them. */
const MOST = 90_000;

/** What a parser takes for any text, in characters. */
const EACH = 60;

/** Makes the renderer of one page: descriptions beyond what can be parsed in bounded time are shown as they are written. */
export function boundMarkdown(renderMarkdown: RenderMarkdown): RenderMarkdown {
  let left = MOST;
  return (markdown) => {
    const text = markdown.trim();
    if (isPlain(text)) return renderMarkdown(text);
    left -= text.length + EACH;
    return left < 0 ? asWritten(text) : renderMarkdown(text);
  };
}
