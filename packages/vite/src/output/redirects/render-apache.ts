import type { RedirectRule } from './redirect-rule.ts';
import { toExpression } from './redirect-rule.ts';

/** Renders `.htaccess` for Apache with `mod_rewrite`: redirects, the page for 404, and Markdown for requests that prefer it. */
export function renderApache(rules: readonly RedirectRule[], base: string): string {
  const root = base === '/' ? '' : base;
  const lines = rules.map((rule) => {
    // Patterns there are matched from the folder on, decoded.
    const from = decodeURI(rule.from).slice(root.length);
    const { pattern, to } = toExpression({ ...rule, from }, (group) => `$${group}`);
    return `RewriteRule "${pattern.replace('^\\/', '^/?').replaceAll('"', '\\"')}" "${to.replaceAll('%', '\\%')}" [R=${rule.status},NE,L]`;
  });
  return [
    'RewriteEngine On',
    ...lines,
    'RewriteCond %{HTTP_ACCEPT} text/markdown',
    'RewriteCond %{REQUEST_FILENAME}.md -f',
    'RewriteRule ^(.+?)/?$ $1.md [L]',
    'AddType text/markdown .md',
    `ErrorDocument 404 ${root}/404.html`,
    '',
  ].join('\n');
}
