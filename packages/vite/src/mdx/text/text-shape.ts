/** Takes the indentation of a block away from its lines: from all but the first, as much as stands before the block's column (from 1). */
export function dedent(text: string, column: number): string {
  if (column <= 1) return text;
  const indentation = new RegExp(`\\n[ \\t>]{1,${column - 1}}`, 'g');
  return text.replaceAll(indentation, '\n');
}

/** Puts a prefix before every line but the first; an empty line stays empty. */
export function indentRest(text: string, prefix: string): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${prefix}`);
}

/** Joins blocks with an empty line between them; empty ones are left out. Neighbours that are items of one list are kept together. */
export function joinBlocks(blocks: readonly string[]): string {
  const filled = blocks.map((block) => block.replace(/^\n+|\s+$/g, '')).filter((block) => block !== '');
  return filled.reduce((all, block) => {
    if (all === '') return block;
    const isList = isShortItem(all.slice(all.lastIndexOf('\n\n') + 1).trimStart()) && isShortItem(block);
    return `${all}${isList ? '\n' : '\n\n'}${block}`;
  }, '');
}

/** `- one line`, or several such lines. */
function isShortItem(block: string): boolean {
  return /^(?:- [^\n]*(?:\n|$))+$/.test(block);
}
