import { createRedirectPattern, hasWildcard } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import { isSafeDestination } from '../../site/redirect-url.ts';

/** A redirect with wildcards as the script compares it: a pattern, the names of its groups, and where it leads. */
type Rule = readonly [pattern: string, names: readonly string[], destination: string];

/**
 * The text of a script for the document that a static host gives for unknown addresses: it follows the redirects with wildcards, of which
 * there can be no files. Undefined where there are none.
 */
export function createRedirectScript({ redirects }: Pick<Site, 'redirects'>, base: string): string | undefined {
  const rules = redirects
    .filter(({ source, destination }) => hasWildcard(source) && isSafeDestination(destination))
    .map(({ source, destination }): Rule => {
      const { pattern, names } = createRedirectPattern(source);
      return [pattern.source, names, destination];
    });
  if (rules.length === 0) return undefined;
  const values = [rules, base === '/' ? '' : base].map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
  return `(${followRedirect.toString().replaceAll(/\n\s+/g, '\n')})(${values.join(',')},location)`;
}

/** Runs in the browser, by itself: it may name nothing from outside. Does what `createRedirectFinder` does. */
function followRedirect(
  rules: readonly Rule[],
  base: string,
  place: Pick<Location, 'pathname' | 'search' | 'hash' | 'origin' | 'replace'>,
): void {
  let path = place.pathname;
  try {
    path = decodeURI(path);
  } catch {
    // A broken escape stays as it is.
    path = place.pathname;
  }
  if (!path.startsWith(base)) return;
  path = path.slice(base.length).replace(/\/+$/, '') || '/';
  for (const [pattern, names, destination] of rules) {
    const match = new RegExp(pattern).exec(path);
    if (match === null) continue;
    const values = new Map<string, string>();
    for (let index = 0; index < names.length; index += 1) values.set(names[index] ?? '', match[index + 1] ?? '');
    const first = match[1] ?? '';
    const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/]*)?(.*)$/is.exec(destination) ?? [];
    const filled = rest.replace(/(\/?)(?::([a-z_]\w*)[*+?]?|\*)/gi, (token: string, slash: string, name: string | undefined) => {
      const value = name === undefined || name === 'splat' ? (values.get(name ?? '') ?? first) : values.get(name);
      if (value === undefined) return token;
      return value === '' ? '' : slash + value;
    });
    const url = new URL(host === '' ? base + filled : host + filled, place.origin);
    if (url.search === '') url.search = place.search;
    if (url.hash === '') url.hash = place.hash;
    place.replace(url.href);
    return;
  }
}
