import type { LineMark } from './notation-marks.ts';

/** A piece of a line in one look: a class (`code-look.ts`), empty for the block's own. */
export interface CodeToken {
  text: string;
  look: string;
}

/**
 * Renders the lines of a code block as one short HTML string: what looks the same is one span, and what looks like the block itself is
 * none. `look` is the class of the block's own colours.
 */
export function renderCodeHtml(lines: readonly (readonly CodeToken[])[], look: string, marks: ReadonlyMap<number, LineMark>): string {
  const body = lines.map((tokens, index) => `<span class="line"${renderMark(marks.get(index + 1))}>${renderTokens(tokens)}</span>`);
  return `<pre class="shiki${look && ` ${look}`}" tabindex="0"><code>${body.join('\n')}</code></pre>`;
}

function renderMark(mark: LineMark | undefined): string {
  if (!mark) return '';
  return (mark.highlight ? ' data-highlight' : '') + (mark.focus ? ' data-focus' : '') + (mark.diff ? ` data-diff="${mark.diff}"` : '');
}

function renderTokens(tokens: readonly CodeToken[]): string {
  let html = '';
  let text = '';
  let look = '';
  const flush = (): void => {
    if (text) html += look ? `<span class="${look}">${escapeHtml(text)}</span>` : escapeHtml(text);
    text = '';
  };
  for (const token of tokens) {
    // Blanks have no colour of their own; they join whatever stands before them.
    if (token.look !== look && token.text.trim() !== '') {
      flush();
      look = token.look;
    }
    text += token.text;
  }
  flush();
  return html;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
