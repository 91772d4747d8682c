import type { AddressFinding } from './check-address.ts';

/** `github.com/octavo`, but not `guide.mdx`. */
export function isHost(url: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(url) && !/\.(?:mdx?|html?)$/i.test(url);
}

/** The finding about it. */
export function hostWithoutScheme(url: string): AddressFinding {
  return {
    code: 'config/broken-link',
    severity: 'warning',
    message: `\`${url}\` is read as a page of this site.`,
    hint: `Write \`https://${url}\`.`,
  };
}
