/** The line break that a text uses: that of its first line. */
export function findLineBreak(text: string): '\r\n' | '\n' {
  return text[text.indexOf('\n') - 1] === '\r' ? '\r\n' : '\n';
}
