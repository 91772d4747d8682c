import type { LineMark } from './notation-marks.ts';

/** A piece of a line in one look; `style` is CSS, empty for the block's own. */
export interface CodeToken {
  text: string;
  style: string;
}

/**
 * Renders the lines of a code block as one short HTML string: what looks the same is one span, and what looks like the block itself is
 * none. `style` holds the block's own colours.
 */
export function renderCodeHtml(lines: readonly (readonly CodeToken[])[], style: string, marks: ReadonlyMap<number, LineMark>): string {
  const body = lines.map((tokens, index) => `<span class="line"${renderMark(marks.get(index + 1))}>${renderTokens(tokens)}</span>`);
  return `<pre class="shiki" tabindex="0"${style && ` style="${style}"`}><code>${body.join('\n')}</code></pre>`;
}

function renderMark(mark: LineMark | undefined): string {
  if (!mark) return '';
  return (mark.highlight ? ' data-highlight' : '') + (mark.focus ? ' data-focus' : '') + (mark.diff ? ` data-diff="${mark.diff}"` : '');
}

function renderTokens(tokens: readonly CodeToken[]): string {
  let html = '';
  let text = '';
  let style = '';
  const flush = (): void => {
    if (text) html += style ? `<span style="${style}">${escapeHtml(text)}</span>` : escapeHtml(text);
    text = '';
  };
  for (const token of tokens) {
    // Blanks have no colour of their own; they join whatever stands before them.
    if (token.style !== style && token.text.trim() !== '') {
      flush();
      style = token.style;
    }
    text += token.text;
  }
  flush();
  return html;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
