/** Who asks, as far as a request says it. */
export type PageRequest = Pick<Request, 'method' | 'url' | 'headers'>;

/**
 * Says why a request does not come from a page of the site; undefined when it does. `address` is the site's public one, where something in
 * front of the proxy gives it another host.
 */
export function checkPageRequest({ method, url, headers }: PageRequest, address?: string): string | undefined {
  if (method !== 'POST') return 'Only POST is allowed.';
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const hosts = [url, address].flatMap((one) => findHost(one) ?? []);
  const isOwn = origin === null ? site !== null : hosts.includes(findHost(origin) ?? '');
  // Browsers say nothing of the site on plain HTTP; then it is the origin that counts.
  return isOwn && (site ?? 'same-origin') === 'same-origin' ? undefined : 'The proxy only accepts requests from pages of this site.';
}

function findHost(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
}
