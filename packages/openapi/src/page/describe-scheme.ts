import type { SecurityScheme } from '../model/security.ts';

/** What of the request carries it. */
export function findCarrier(scheme: SecurityScheme): string {
  if (scheme.type === 'apiKey') return scheme.parameter;
  return scheme.type === 'mutualTLS' ? scheme.name : 'Authorization';
}

/** What kind of proof it is, in words. */
export function describeScheme(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return `API key in ${{ header: 'a header', query: 'the query', cookie: 'a cookie' }[scheme.in]}`;
    case 'http':
      return scheme.scheme.toLowerCase() === 'bearer'
        ? `Bearer token${scheme.bearerFormat ? ` (${scheme.bearerFormat})` : ''}`
        : `HTTP ${scheme.scheme}`;
    case 'oauth2':
      return 'OAuth 2.0 token';
    case 'openIdConnect':
      return 'OpenID Connect token';
    case 'mutualTLS':
      return 'client certificate';
  }
}
