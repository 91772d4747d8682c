import { createRedirectMatcher } from '@octavo/core/internal';
import type { RedirectRule } from './redirect-rule.ts';
import { toExpression, writeSpared } from './redirect-rule.ts';

/** The size that a function may have there, in bytes. */
const MOST = 10_240;

/**
 * Renders a CloudFront Function (runtime 2.0) for viewer requests, before a bucket: redirects, Markdown for requests that prefer it, and the
 * `index.html` of a folder. A function there is small: rules of single addresses that find no room are left to their documents.
 */
export function renderCloudFront(rules: readonly RedirectRule[]): string {
  const chosen = new Set(chooseRules(rules));
  return `var rules = [\n${rules
    .filter((rule) => chosen.has(rule))
    .map(writeRule)
    .join(',\n')}\n];\n${HANDLER}`;
}

/** How many rules with wildcards find room in a function, the first ones. */
export function countCloudFrontWildcards(rules: readonly RedirectRule[]): number {
  return chooseRules(rules).filter(({ hasWildcard }) => hasWildcard).length;
}

/** Those with wildcards, which have no documents; then those that one of these would take from their documents; then the others. */
function chooseRules(rules: readonly RedirectRule[]): RedirectRule[] {
  const wildcards = rules.filter(({ hasWildcard }) => hasWildcard);
  const single = rules.filter(({ hasWildcard }) => !hasWildcard);
  const isTaken = createRedirectMatcher(wildcards);
  const ordered = [...wildcards, ...single.filter(({ source }) => isTaken(source)), ...single.filter(({ source }) => !isTaken(source))];
  let room = MOST - Buffer.byteLength(HANDLER) - 16;
  const end = ordered.findIndex((rule) => (room -= Buffer.byteLength(writeRule(rule)) + 2) < 0);
  return end === -1 ? ordered : ordered.slice(0, end);
}

/** `/a/:slug*` to `/b/:slug*` -> `["^/a(?:/(.*))?$","/b/$1",301]`; no slash of it needs an escape there. */
function writeRule(rule: RedirectRule): string {
  const { pattern, to } = toExpression(rule, (group) => `$${group}`);
  return JSON.stringify([pattern.replace('^', `^${writeSpared(rule.spared)}`).replaceAll(String.raw`\/`, '/'), to, rule.status]);
}

const HANDLER = `function handler(event) {
  var request = event.request;
  var uri = request.uri.length > 1 ? request.uri.replace(/\\/$/, '') : request.uri;
  for (var i = 0; i < rules.length; i += 1) {
    var pattern = new RegExp(rules[i][0]);
    if (pattern.test(uri)) {
      var location = keepQuery(uri.replace(pattern, rules[i][1]), request.querystring);
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
// The query of the request goes on with it, unless the address has one.
function keepQuery(to, querystring) {
  var query = [];
  for (var name in querystring) {
    (querystring[name].multiValue || [querystring[name]]).forEach(function (one) {
      query.push(one.value === '' ? name : name + '=' + one.value);
    });
  }
  if (query.length === 0 || to.indexOf('?') !== -1) return to;
  return to.replace(/#|$/, function (end) { return '?' + query.join('&') + end; });
}
`;
