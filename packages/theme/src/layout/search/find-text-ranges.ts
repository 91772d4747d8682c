/** Marks on a page beyond which nobody looks. */
const MOST = 300;

/** Finds words in the text below an element, without regard to case; each at the beginning of a word. */
export function findTextRanges(root: Element, words: readonly string[]): Range[] {
  const patterns = words.filter((word) => word.trim() !== '').toSorted((a, b) => b.length - a.length);
  if (patterns.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.map(escape).join('|')})|(?:${patterns.filter(isUnspaced).map(escape).join('|') || '(?!)'})`,
    'giu',
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null && ranges.length < MOST; node = walker.nextNode()) {
    for (const { 0: match, index } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Scripts without spaces have no beginnings of words. */
function isUnspaced(word: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(word);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
