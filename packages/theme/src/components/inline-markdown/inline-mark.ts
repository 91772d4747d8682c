/** A mark within a line of Markdown: code, bold (two forms), italics (two forms), a link's label and address. */
export const INLINE_MARK: RegExp =
  /`([^`]+)`|\*\*(.+?)\*\*|__(.+?)__|\*([^*\s](?:[^*]*[^*\s])?)\*|(?<![\w_])_([^_]+)_(?!\w)|\[([^\]]+)\]\(([^()\s]+)\)/;

/** True for an address that a text may lead to: no script. */
export function isLinkAddress(href: string): boolean {
  return /^(?:https?:|mailto:|tel:|[./#?])/i.test(href);
}
