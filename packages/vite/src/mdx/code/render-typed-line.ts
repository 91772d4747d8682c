import { escapeHtml } from '../../html/escape-html.ts';
import type { CodeToken } from './code-token.ts';
import type { TypeNote } from './type-notes.ts';

/** The types of a block, as popovers: what is said twice is there once. */
export interface TypePopovers {
  /** The id of the popover of a text. */
  add(text: string): string;
  /** All of them, to stand behind the block. */
  render(): string;
}

/** Makes the popovers of a block; `name` begins their ids. */
export function createTypePopovers(name: string): TypePopovers {
  const ids = new Map<string, string>();
  return {
    add(text) {
      const id = ids.get(text) ?? `${name}-${ids.size + 1}`;
      ids.set(text, id);
      return id;
    },
    render: () => [...ids].map(([text, id]) => `<div class="octavo-type-text" id="${id}" popover>${escapeHtml(text)}</div>`).join(''),
  };
}

/**
 * Renders a line of which types are known: names are buttons that show their types, errors are underlined, and what the author asked for
 * stands below its name, in attributes, so that nobody copies it with the code.
 */
export function renderTypedLine(
  tokens: readonly CodeToken[],
  notes: readonly TypeNote[],
  { popovers, render }: { popovers: TypePopovers; render: (tokens: readonly CodeToken[]) => string },
): string {
  const length = tokens.reduce((sum, { text }) => sum + text.length, 0);
  const placed = notes.filter(({ kind }) => kind !== 'query');
  const cuts = [...new Set([0, length, ...placed.flatMap(({ character, length: own }) => [character, character + own])])]
    .filter((cut) => cut <= length)
    .toSorted((a, b) => a - b);
  const pieces = cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    const covers = ({ character, length: own }: TypeNote): boolean => character <= start && end <= character + own;
    const hover = placed.find((note) => note.kind === 'hover' && covers(note));
    const html = render(sliceTokens(tokens, start, end));
    const id = hover && popovers.add(hover.text);
    const named =
      id === undefined
        ? html
        : `<button type="button" class="octavo-type" tabindex="-1" popovertarget="${id}" interestfor="${id}">${html}</button>`;
    return placed.some((note) => note.kind === 'error' && covers(note)) ? `<span class="octavo-type-error">${named}</span>` : named;
  });
  const below = notes.filter(({ kind }) => kind !== 'hover');
  return [...pieces, ...below.map(renderNote)].join('');
}

function renderNote({ kind, character, text }: TypeNote): string {
  return `<span class="octavo-type-note" data-kind="${kind}" data-lead="${' '.repeat(character)}" data-note="${escapeHtml(text)}"></span>`;
}

function sliceTokens(tokens: readonly CodeToken[], start: number, end: number): CodeToken[] {
  let offset = 0;
  return tokens.flatMap(({ text, look }) => {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, text.length);
    offset += text.length;
    return from < to ? { text: text.slice(from, to), look } : [];
  });
}
