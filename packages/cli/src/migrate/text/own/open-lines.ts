const TAG = /<(\/?)([A-Za-z][\w.-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*?(\/?)>/g;
const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

/** Puts the tags of all elements around a place on lines of their own: a block of Markdown may stand there. */
export function openLines(markup: string, place: string): string {
  const at = markup.indexOf(place);
  const around: number[][] = [];
  const closing: number[] = [];
  let within = 0;
  for (const { index, 0: tag, 1: end, 2: name = '', 3: closed } of markup.matchAll(TAG)) {
    const edges = [index, index + tag.length];
    if (closed !== '' || VOID.test(name)) continue;
    if (index < at) {
      if (end === '') around.push(edges);
      else around.pop();
    } else if (end === '') within += 1;
    else if (within > 0) within -= 1;
    else closing.push(...edges);
  }
  const breaks = [...new Set([...around.flat(), ...closing, at, at + place.length])].toSorted((a, b) => b - a);
  const text = breaks.reduce((result, offset) => `${result.slice(0, offset)}\n${result.slice(offset)}`, markup);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(place, `\n${place}\n`);
}
