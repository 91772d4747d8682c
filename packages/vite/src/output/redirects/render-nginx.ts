import type { RedirectRule } from './redirect-rule.ts';
import { toExpression } from './redirect-rule.ts';

/** Renders maps for nginx, to be included in its `http` block; what a `server` does with them stands above. */
export function renderNginx(rules: readonly RedirectRule[], base: string): string {
  const root = base === '/' ? '' : base;
  const map = (name: string, status: number): string[] => {
    const own = rules.filter((rule) => rule.status === status);
    return [
      // As it was asked for: what a wildcard takes stays encoded.
      `map $request_uri $octavo_${name}_pattern {`,
      '  default "";',
      ...own.filter((rule) => rule.hasWildcard).map((rule) => `  ${renderPattern(rule)}`),
      '}',
      `map $uri $octavo_${name} {`,
      `  default $octavo_${name}_pattern;`,
      ...own.filter((rule) => !rule.hasWildcard).flatMap((rule) => renderAddress(rule).map((line) => `  ${line}`)),
      '}',
    ];
  };
  return [
    '# Include this file in the http block. In the server block that serves the files:',
    `#   location ${root === '' ? '/' : `~ ^${root}(/|$)`} {`,
    '#     add_header Vary Accept;',
    '#     try_files $octavo_page$octavo_markdown ${uri}index$octavo_markdown $uri $uri/index.html @octavo;',
    '#   }',
    '#   location @octavo {',
    '#     if ($octavo_permanent) { return 301 $octavo_permanent; }',
    '#     if ($octavo_temporary) { return 302 $octavo_temporary; }',
    '#     return 404;',
    '#   }',
    `#   error_page 404 ${root}/404.html;`,
    ...map('permanent', 301),
    ...map('temporary', 302),
    '# Requests for Markdown get it at the address of a page.',
    'map $http_accept $octavo_markdown {',
    '  default "";',
    '  "~*text/markdown" ".md";',
    '}',
    'map $uri $octavo_page {',
    '  default $uri;',
    '  "~^(?<octavo_path>.+)/$" $octavo_path;',
    ...(root === '' ? [] : [root, `${root}/`].map((address) => `  ${quote(address)} ${quote(`${root}/index`)};`)),
    '}',
    'types { text/markdown md; }',
    '',
  ].join('\n');
}

/** `$uri` is decoded; an address may end in a slash. */
function renderAddress(rule: RedirectRule): string[] {
  const from = decodeURI(rule.from);
  const to = quote(keepQuery(rule.to.replaceAll('$', '%24')));
  return [from, ...(from.endsWith('/') ? [] : [`${from}/`])].map((address) => `${quote(address)} ${to};`);
}

function renderPattern(rule: RedirectRule): string {
  const { pattern, to } = toExpression(rule, (group) => `$octavo_${group}`);
  let group = 0;
  const path = pattern
    .replaceAll('\\/', '/')
    .replaceAll(/\((?!\?)/g, () => `(?<octavo_${(group += 1)}>`)
    .replaceAll('.*)', '[^?]*)')
    .replaceAll('[^/]+', '[^/?]+')
    .replace(/\$$/, '/?(?:\\?.*)?$');
  return `${quote(`~${path}`)} ${quote(keepQuery(to.replaceAll(/\$(?!octavo_)/g, '%24')))};`;
}

/** The query of the request goes on with it, unless the address has one. */
function keepQuery(to: string): string {
  return to.includes('?') ? to : to.replace(/(?=#)|$/, () => '$is_args$args');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
