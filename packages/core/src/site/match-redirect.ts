import type { Redirect } from './site.ts';

/** Returns a function that tells whether some redirect leads away from an address; sources may hold `:name`, `:name*` and `*`. */
export function createRedirectMatcher(redirects: readonly Redirect[]): (href: string) => boolean {
  const exact = new Set(redirects.map(({ source }) => source));
  const patterns = redirects.filter(({ source }) => /[:*]/.test(source)).map(({ source }) => toPattern(source));
  return (href) => exact.has(href) || patterns.some((pattern) => pattern.test(href));
}

/** `/a/:slug*` also matches `/a`. */
function toPattern(source: string): RegExp {
  const body = source.replace(
    /(\/?):[a-z_]\w*(\*)?|\*|[$()+.?[\\\]^{|}]/gi,
    (token: string, slash: string | undefined, star: string | undefined) => {
      if (slash === undefined) return token === '*' ? '.*' : `\\${token}`;
      if (star === undefined) return `${slash}[^/]+`;
      return slash === '/' ? '(?:/.*)?' : '.*';
    },
  );
  return new RegExp(`^${body}$`);
}
