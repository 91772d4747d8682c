import type { SiteStore } from '../../site/site-store.ts';

/**
 * Says in Markdown which operation a text shows: method and path, what it does, and the page that has its fields; undefined for one that no API
 * has. The fields are not said twice: an agent that needs them reads that page.
 */
export function describeOperation(name: string, { apis, site }: Pick<SiteStore, 'apis' | 'site'>): string | undefined {
  const found = apis.findOperation(name);
  if (!('source' in found)) return undefined;
  const page = Object.values(site().pages).find(({ api }) => api?.source === found.source && api.key === found.key);
  const operation = apis.find(found.source)?.operation(found.key);
  const about = page?.description ?? operation?.summary ?? '';
  const lines = [`\`${found.key}\``, about, page === undefined ? '' : `[${page.title}](${page.href})`];
  return lines.filter((line) => line !== '').join('\n\n');
}
