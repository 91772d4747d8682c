import type { PageLink } from '../../page/page.ts';
import { decodePath, isExternalUrl } from '../../path.ts';
import { decodeReferences } from './decode-references.ts';

/**
 * The links of a page as extensions leave them: those of its text that it still has, at their places, and those that they made. The list
 * of the text itself where nothing differs.
 */
export function joinLinks(written: readonly PageLink[], shown: readonly PageLink[]): readonly PageLink[] {
  const inText = new Set(written.map(readAddress));
  const onPage = new Set(shown.map(readAddress));
  const kept = written.filter((link) => link.kind === 'import' || isElsewhere(link.url) || onPage.has(readAddress(link)));
  const made = shown.filter((link) => !inText.has(readAddress(link)));
  return kept.length === written.length && made.length === 0 ? written : [...kept, ...made];
}

/** The compiler knows the addresses within the site alone. */
function isElsewhere(url: string): boolean {
  return isExternalUrl(url) || url.startsWith('#') || url.includes('{');
}

function readAddress({ url }: PageLink): string {
  return decodePath(decodeReferences(url));
}
