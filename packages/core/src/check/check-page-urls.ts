import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { createCodeFrame } from '../diagnostic/create-code-frame.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import { findField } from '../frontmatter/find-field.ts';
import { findFrontmatterText } from '../page/frontmatter-value.ts';
import { resolveDestination } from '../site/redirects/resolve-redirects.ts';
import { brokenLink, misspeltScheme } from '../site/links/link-findings.ts';
import type { Site } from '../site/site.ts';
import type { AddressScope } from './address-scope.ts';
import { createAddressCheck } from './check-address.ts';
import type { AddressFinding } from './check-address.ts';
import { hostWithoutScheme, isHost } from './host-without-scheme.ts';

/** Returns a warning for each page that stands for an address (frontmatter `url`) at which there is no page. */
export function checkPageUrls(
  site: Site,
  { readText, ...scope }: AddressScope & { readText: (file: string) => string | undefined },
): Diagnostic[] {
  const checkAddress = createAddressCheck(site, scope);
  return Object.values(site.pages).flatMap(({ file, frontmatter }) => {
    const url = findFrontmatterText(frontmatter, 'url');
    if (url === undefined) return [];
    const describe = (_: string, nearest: string | undefined): AddressFinding =>
      isHost(url) ? { ...hostWithoutScheme(url), code: 'site/broken-link' } : brokenLink(url, nearest);
    const finding = misspeltScheme(url) ?? checkAddress(resolveDestination(url), describe);
    if (finding === undefined) return [];
    const text = readText(file) ?? '';
    const { line, column } = positionAt(text, Math.max(0, text.indexOf(url, findField(text, 'url'))));
    return [{ ...finding, file, line, column, frame: createCodeFrame(text, line, column, url.length) }];
  });
}
