import type { RedirectRule } from './redirect-rule.ts';
import { toExpression } from './redirect-rule.ts';

/** Renders `.htaccess` for Apache with `mod_rewrite`: redirects, the page for 404, and Markdown for requests that prefer it. */
export function renderApache(rules: readonly RedirectRule[], base: string): string {
  const root = base === '/' ? '' : base;
  return [
    'RewriteEngine On',
    ...rules.flatMap((rule) => [...(rule.hasWildcard ? WITHOUT_FILE : []), renderRule(rule, root)]),
    'RewriteCond %{HTTP_ACCEPT} text/markdown',
    `RewriteCond %{DOCUMENT_ROOT}${root}/$1.md -f`,
    'RewriteRule ^(.+?)/?$ $1.md [END]',
    'RewriteCond %{HTTP_ACCEPT} text/markdown',
    'RewriteRule ^$ index.md [END]',
    'AddType text/markdown .md',
    `ErrorDocument 404 ${root}/404.html`,
    '',
  ].join('\n');
}

/** What a wildcard would take from a page or a file stays there. */
const WITHOUT_FILE = ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_FILENAME}/index.html !-f'];

/** Patterns are matched from the folder on, decoded. What a wildcard takes is encoded again, unless a `#` has to stay one: no query can follow it. */
function renderRule(rule: RedirectRule, root: string): string {
  const { pattern, to } = toExpression({ ...rule, from: decodeURI(rule.from).slice(root.length) }, (group) => `$${group}`);
  const from = pattern.replace('^\\/', '^/?').replace(/\$$/, '/?$').replaceAll('"', '\\"');
  const hasHash = to.includes('#');
  const isEncoded = rule.hasWildcard && !hasHash;
  const target = (isEncoded ? decodeURI(to) : to).replaceAll('%', '\\%');
  return `RewriteRule "${from}" "${target}" [R=${rule.status},${isEncoded ? '' : 'NE,'}${hasHash ? 'QSD,' : ''}L]`;
}
