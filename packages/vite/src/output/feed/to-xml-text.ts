/** The same text without control characters, for which XML has no place, not even escaped. */
export function toXmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- those are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
}
