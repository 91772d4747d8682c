import type { RedirectRule } from './redirect-rule.ts';
import { toExpression, writeSpared } from './redirect-rule.ts';

/** The size that a function may have there, in bytes. */
const MOST = 10_240;

/**
 * Renders a CloudFront Function (runtime 2.0) for viewer requests, before a bucket: redirects, Markdown for requests that prefer it, and the
 * `index.html` of a folder. A function there is small: rules of single addresses that find no room are left to their documents.
 */
export function renderCloudFront(rules: readonly RedirectRule[]): string {
  const entries = rules.map((rule) => {
    const { pattern, to } = toExpression(rule, (group) => `$${group}`);
    return { text: JSON.stringify([pattern.replace('^', `^${writeSpared(rule.spared)}`), to, rule.status]), hasWildcard: rule.hasWildcard };
  });
  const kept: string[] = [];
  let room = MOST - Buffer.byteLength(HANDLER) - 16;
  for (const { text } of entries.toSorted((a, b) => Number(b.hasWildcard) - Number(a.hasWildcard))) {
    room -= Buffer.byteLength(text) + 2;
    if (room < 0) break;
    kept.push(text);
  }
  return `var rules = [\n${kept.join(',\n')}\n];\n${HANDLER}`;
}

const HANDLER = `function handler(event) {
  var request = event.request;
  var uri = request.uri.length > 1 ? request.uri.replace(/\\/$/, '') : request.uri;
  for (var i = 0; i < rules.length; i += 1) {
    var pattern = new RegExp(rules[i][0]);
    if (pattern.test(uri)) {
      var location = uri.replace(pattern, rules[i][1]);
      return { statusCode: rules[i][2], statusDescription: rules[i][2] === 301 ? 'Moved Permanently' : 'Found', headers: { location: { value: location } } };
    }
  }
  if (!/\\.\\w+$/.test(uri)) {
    var accept = request.headers.accept ? request.headers.accept.value : '';
    var isRoot = uri === '/';
    if (accept.indexOf('text/markdown') !== -1) request.uri = isRoot ? '/index.md' : uri + '.md';
    else request.uri = isRoot ? '/index.html' : uri + '/index.html';
  }
  return request;
}
`;
