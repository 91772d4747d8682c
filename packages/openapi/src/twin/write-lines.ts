/** Lines under a heading of the second level; none where there are no lines. */
export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

/** A text as a paragraph; none where it is blank. */
export function paragraph(text: string | undefined): string[] {
  return text === undefined || text.trim() === '' ? [] : [text.trim(), ''];
}

/** Lines that something else follows; none where there are none. */
export function block(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [...lines, ''];
}
