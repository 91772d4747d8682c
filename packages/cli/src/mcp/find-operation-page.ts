import type { WrittenPage } from '@octavo/vite/internal/written';

/**
 * Finds the page of an operation by its method and path, or by what stands at the end of both: `GET /routes/{id}`,
 * `get https://api.test/v2/routes/{id}`. Names of parameters do not count. Undefined for no operation, or several that could be meant.
 */
export function findOperationPage(wanted: string, pages: readonly WrittenPage[]): WrittenPage | undefined {
  const asked = parse(wanted);
  if (asked === undefined) return undefined;
  const operations = pages.flatMap((page) => {
    const known = page.operation === undefined ? undefined : parse(page.operation);
    return known?.method === asked.method ? [{ page, path: known.path }] : [];
  });
  const exact = operations.filter(({ path }) => path === asked.path);
  const near = operations.filter(({ path }) => path.endsWith(asked.path) || asked.path.endsWith(path));
  const [first, second] = exact.length > 0 ? exact : near;
  return exact.length > 0 || second === undefined ? first?.page : undefined;
}

function parse(text: string): { method: string; path: string } | undefined {
  const [, method = '', address] = /^\s*([a-z]+)\s+(\S+)\s*$/i.exec(text) ?? [];
  if (address === undefined) return undefined;
  const path = address.replace(/^https?:\/\/[^/]*/i, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return { method: method.toUpperCase(), path: `/${path.replace(/^\/+|\/+$/g, '')}` };
}
