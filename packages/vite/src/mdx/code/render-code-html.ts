import { createHash } from 'node:crypto';
import { breakAddresses } from '@octavo/core/browser';
import type { CodeToken } from './code-token.ts';
import { measureIndent } from './measure-indent.ts';
import type { LineMark } from './notation-marks.ts';
import { createTypePopovers, renderTypedLine } from './render-typed-line.ts';
import type { TypeNote } from './type-notes.ts';

/** What is shown beside the tokens. */
export interface CodeNotes {
  marks: ReadonlyMap<number, LineMark>;
  /** The types of its names, where they are known. */
  notes?: readonly TypeNote[] | undefined;
}

/**
 * Renders the lines of a code block as one short HTML string: what looks the same is one span, and what looks like the block itself is
 * none. `look` is the class of the block's own colours.
 */
export function renderCodeHtml(lines: readonly (readonly CodeToken[])[], look: string, { marks, notes = [] }: CodeNotes): string {
  const popovers = createTypePopovers(notes.length === 0 ? '' : `type-${hashOf(lines)}`);
  const renderLine = (tokens: readonly CodeToken[], index: number): string => {
    const own = notes.filter(({ line }) => line === index);
    return own.length === 0 ? renderTokens(tokens) : renderTypedLine(tokens, own, { popovers, render: renderTokens });
  };
  const body = lines.map((tokens, index) => {
    const attributes = renderIndent(textOf(tokens)) + renderMark(marks.get(index + 1));
    return `<span class="line"${attributes}>${renderLine(tokens, index)}</span>`;
  });
  return `<pre class="shiki${look && ` ${look}`}" tabindex="0"><code>${body.join('\n')}</code></pre>${popovers.render()}`;
}

/** The same code twice on a page says the same twice. */
function hashOf(lines: readonly (readonly CodeToken[])[]): string {
  const text = lines.map(textOf).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function textOf(tokens: readonly CodeToken[]): string {
  return tokens.map((token) => token.text).join('');
}

function renderIndent(line: string): string {
  const indent = measureIndent(line);
  return indent === 0 ? '' : ` data-indent="${indent}"`;
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
    const shown = breakAddresses(escapeHtml(text));
    html += look && shown ? `<span class="${look}">${shown}</span>` : shown;
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
