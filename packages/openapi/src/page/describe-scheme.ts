import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';
import type { SecurityScheme } from '../model/security.ts';

/** What of the request carries it. */
export function findCarrier(scheme: SecurityScheme): string {
  if (scheme.type === 'apiKey') return scheme.parameter;
  return scheme.type === 'mutualTLS' || scheme.type === 'broker' ? scheme.name : 'Authorization';
}

/** What kind of proof it is, in words. */
export function describeScheme(scheme: SecurityScheme, say: Say = sayEnglish): string {
  switch (scheme.type) {
    case 'apiKey':
      return say(({ header: 'API key in a header', query: 'API key in the query', cookie: 'API key in a cookie' } as const)[scheme.in]);
    case 'http':
      return scheme.scheme.toLowerCase() === 'bearer'
        ? `${say('Bearer token')}${scheme.bearerFormat ? ` (${scheme.bearerFormat})` : ''}`
        : `HTTP ${scheme.scheme}`;
    case 'oauth2':
      return say('OAuth 2.0 token');
    case 'openIdConnect':
      return say('OpenID Connect token');
    case 'mutualTLS':
      return say('client certificate');
    case 'broker':
      return scheme.mechanism;
  }
}
