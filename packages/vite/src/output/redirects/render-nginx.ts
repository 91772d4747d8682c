import type { RedirectRule } from './redirect-rule.ts';
import { toExpression } from './redirect-rule.ts';

/** Renders maps for nginx, to be included in its `http` block; what a `server` does with them stands above. */
export function renderNginx(rules: readonly RedirectRule[]): string {
  const map = (name: string, status: number): string[] => [
    `map $uri $octavo_${name} {`,
    '  default "";',
    ...rules.filter((rule) => rule.status === status).map((rule) => `  ${renderLine(rule)}`),
    '}',
  ];
  return [
    '# Include this file in the http block. In the server block that serves the files:',
    '#   if ($octavo_permanent) { return 301 $octavo_permanent$is_args$args; }',
    '#   if ($octavo_temporary) { return 302 $octavo_temporary$is_args$args; }',
    '#   location / { try_files $uri$octavo_markdown $uri $uri/index.html =404; }',
    '#   error_page 404 /404.html;',
    ...map('permanent', 301),
    ...map('temporary', 302),
    '# Requests for Markdown get it at the address of a page.',
    'map $http_accept $octavo_markdown {',
    '  default "";',
    '  "~*text/markdown" ".md";',
    '}',
    '',
  ].join('\n');
}

/** `$uri` is decoded. */
function renderLine(rule: RedirectRule): string {
  const to = (address: string): string => quote(address.replaceAll(/\$(?!octavo_)/g, '%24'));
  if (!rule.hasWildcard) return `${quote(decodeURI(rule.from))} ${to(rule.to)};`;
  const expression = toExpression({ ...rule, from: decodeURI(rule.from) }, (group) => `$octavo_${group}`);
  let group = 0;
  const pattern = expression.pattern.replaceAll('\\/', '/').replaceAll(/\((?!\?)/g, () => `(?<octavo_${(group += 1)}>`);
  return `${quote(`~${pattern}`)} ${to(expression.to)};`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
