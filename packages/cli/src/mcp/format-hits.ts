import type { WrittenAnswer } from '@octavo/vite/internal/written';

/** Writes what was found as a list: `[Page > Part](/page#part) (Group)` and an excerpt. */
export function formatHits(query: string, { hits, total, corrected }: WrittenAnswer): string {
  if (hits.length === 0) return `Nothing was found for “${query}”. Try fewer or different words.`;
  const lines = hits.map(({ href, title, heading, trail, excerpt }) => {
    const name = heading === undefined || heading === title ? title : `${title} > ${heading}`;
    return `- [${name}](${href})${trail.length === 0 ? '' : ` (${trail.join(' / ')})`}\n  ${excerpt.replaceAll(/\s+/g, ' ').trim()}`;
  });
  const head = `${total} ${total === 1 ? 'page' : 'pages'}${corrected === undefined ? '' : ` for “${corrected}”`}`;
  return `${head}; read_page returns the full text.\n\n${lines.join('\n')}`;
}
