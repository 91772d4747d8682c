import { INLINE_MARK, isLinkAddress } from './inline-mark.ts';

/** ``Use `find` [there](/x)`` -> `Use find there`: what `InlineMarkdown` shows, as text. */
export function toPlainLine(text: string): string {
  const match = INLINE_MARK.exec(text);
  if (!match) return text;
  const [whole, code, bold, alsoBold, italic, alsoItalic, label, href = ''] = match;
  const link = isLinkAddress(href) ? label : undefined;
  const marked = bold ?? alsoBold ?? italic ?? alsoItalic ?? link;
  const plain = code ?? (marked === undefined ? whole : toPlainLine(marked));
  return text.slice(0, match.index) + plain + toPlainLine(text.slice(match.index + whole.length));
}
