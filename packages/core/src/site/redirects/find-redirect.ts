import { groupBy } from '../../group-by.ts';
import type { Redirect } from '../site.ts';

/** Where a redirect leads from one address. */
export interface FoundRedirect {
  /** From the site's root, without base, or an address outside. */
  destination: string;
  permanent: boolean;
}

/** A redirect whose source holds `:name`, `:name*` or `*`, ready to be compared. */
export interface RedirectPattern {
  /** Fits an address that it leads away from; its groups are the values of `names`. */
  pattern: RegExp;
  /** `slug` of `:slug` and `:slug*`; of the first `*` its number, `0`. */
  names: string[];
}

const TOKEN = /(\/?):([a-z_]\w*)(?:\([^)]*\))?([*+?])?|\*|[$()+.?[\\\]^{|}]/gi;

/**
 * Returns a function that finds where an address leads; a source without wildcards counts before those with, else the first. What a
 * wildcard took goes into the destination's wildcard of the same name; one without a name (`*`) also into `:splat`.
 *
 * `/old/:slug*` -> `/new/:slug*`: `/old/a/b` -> `/new/a/b`
 */
export function createRedirectFinder(redirects: readonly Redirect[]): (href: string) => FoundRedirect | undefined {
  const exact = new Map(redirects.map((redirect) => [redirect.source, redirect]));
  const patterns = indexPatterns(redirects.filter(({ source }) => hasWildcard(source)));
  return (href) => {
    const same = exact.get(href);
    if (same !== undefined) return { destination: same.destination, permanent: same.permanent };
    const names = ['', ...new Set(href.split('/').slice(1))];
    const near = listFolders(href).flatMap((folder) => names.flatMap((name) => patterns.get(`${folder}\n${name}`) ?? []));
    for (const { redirect, pattern, names: groups } of near.toSorted((one, other) => one.rank - other.rank)) {
      const match = pattern.exec(href);
      if (match === null) continue;
      const values = new Map(groups.map((name, index) => [name, match[index + 1] ?? '']));
      return { destination: fillDestination(redirect.destination, values), permanent: redirect.permanent };
    }
    return undefined;
  };
}

/** A redirect that is compared with addresses; those of a lower rank count before it. */
interface RankedRedirect extends RedirectPattern {
  redirect: Redirect;
  rank: number;
}

function indexPatterns(redirects: readonly Redirect[]): Map<string, RankedRedirect[]> {
  const ranked = redirects.map((redirect, rank) => ({ redirect, rank, ...createRedirectPattern(redirect.source) }));
  return groupBy(ranked, ({ redirect }) => toPatternKey(redirect.source));
}

/** A name of a folder or a page as it is written, without a sign that means something in a source. */
const PLAIN_NAME = /^[\w~-]+$/;

/**
 * What all addresses have that a source with wildcards fits: the folder that they lie in, and the first name behind a wildcard, if there is
 * one. `/a/b/:slug*` -> `/a/b` and nothing, since it fits `/a/b`, too; `/:lang/old/*` -> the top folder and `old`.
 */
export function toPatternKey(source: string): string {
  const at = source.search(WILDCARD);
  const folder = source.slice(0, at).replace(/\/[^/]*$/, '');
  const behind = source.slice(at).replaceAll(/(:[a-z_]\w*)\([^)]*\)/gi, '$1');
  const name =
    behind
      .split('/')
      .slice(1)
      .find((part) => PLAIN_NAME.test(part)) ?? '';
  return `${folder}\n${name}`;
}

/** `/a/b` -> ``, `/a`, `/a/b` */
function listFolders(href: string): string[] {
  return [...href.matchAll(/\/|$/g)].map(({ index }) => href.slice(0, index));
}

const WILDCARD = /:[a-z_]|\*/i;

/** Whether a redirect's source stands for many addresses. */
export function hasWildcard(source: string): boolean {
  return WILDCARD.test(source);
}

/** Of three such wildcards addresses of 300 characters are read, of four half as many. */
const LONGEST = 2400;

/** Reads a source: `/a/:slug*` also fits `/a`. A destination is read the same way, to find out where it may have come from. */
export function createRedirectPattern(source: string): RedirectPattern {
  const names: string[] = [];
  /** Wildcards that may end in many places. */
  let open = 0;
  const body = source.replace(TOKEN, (token: string, slash: string | undefined, name: string | undefined, sign: string | undefined) => {
    if (token !== '*' && name === undefined) return `\\${token}`;
    if (sign !== undefined || slash !== '/') open += 1;
    names.push(name ?? `${names.length}`);
    if (name === undefined) return '(.*)';
    if (sign === undefined) return `${slash}([^/]+)`;
    if (slash === '') return sign === '+' ? '(.+)' : '(.*)';
    return sign === '+' ? '/(.+)' : '(?:/(.*))?';
  });
  // A long address that fits nowhere is tried at every end of each of them.
  const bound = open > 2 ? `(?=.{0,${Math.floor(LONGEST / 2 ** open)}}$)` : '';
  return { pattern: new RegExp(`^${bound}${body}$`), names };
}

/** Puts what the wildcards took into an address; a part that stays empty takes its slash along. */
export function fillDestination(destination: string, values: ReadonlyMap<string, string>): string {
  const first = [...values.values()][0] ?? '';
  // Behind the host: `https://a.b:8080` holds no wildcard.
  const [, host = '', path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/]*)?(.*)$/is.exec(destination) ?? [];
  const filled = path.replace(/(\/?)(?::([a-z_]\w*)[*+?]?|\*)/gi, (token: string, slash: string, name: string | undefined) => {
    const value = name === undefined || name === 'splat' ? (values.get(name ?? '') ?? first) : values.get(name);
    if (value === undefined) return token;
    return value === '' ? '' : slash + value;
  });
  return host + filled || '/';
}
