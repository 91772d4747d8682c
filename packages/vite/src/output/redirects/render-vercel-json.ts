import type { RedirectRule } from './redirect-rule.ts';

/** Renders `vercel.json`: redirects, and Markdown at the address of a page for requests that prefer it. */
export function renderVercelJson(rules: readonly RedirectRule[], base: string): string {
  const root = base === '/' ? '' : base;
  const redirects = rules.map(({ from, to, status }) => ({ source: named(from), destination: named(to), statusCode: status }));
  const has = [{ type: 'header', key: 'accept', value: '(.*)text/markdown(.*)' }];
  const rewrites = [
    { source: root || '/', has, destination: `${root}/index.md` },
    { source: `${root}/:page((?!assets/|.*\\.\\w+$).+)`, has, destination: `${root}/:page.md` },
  ];
  return `${JSON.stringify({ redirects, rewrites }, null, 2)}\n`;
}

/** A wildcard without a name needs one there. */
function named(address: string): string {
  return address.replace(/(?<!:\w*)\*|:splat\b\*?/g, ':splat*');
}
