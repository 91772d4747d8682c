import type { OAuthFlow } from '../model/security.ts';
import { isObject } from '../value/json-value.ts';
import { findSafeUrl } from './find-safe-url.ts';

const PATH = '/.well-known/openid-configuration';

/** The address of a provider's discovery document: `openIdConnectUrl` as it is, or that of an issuer with the well-known path added. */
export function createDiscoveryUrl(openIdConnectUrl: string, base?: string): string | undefined {
  const url = findSafeUrl(openIdConnectUrl, base);
  if (url && !url.pathname.includes('/.well-known/')) url.pathname = url.pathname.replace(/\/+$/, '') + PATH;
  return url?.href;
}

/**
 * Reads a discovery document (OpenID Connect Discovery 1.0, section 4) as the authorization code flow. `undefined` where it is none, or
 * where its `issuer` is not the one of the address that it came from: another one's answers are not to be trusted.
 */
export function parseDiscovery(document: unknown, discoveryUrl: string): OAuthFlow | undefined {
  if (!isObject(document)) return undefined;
  const { issuer, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl, scopes_supported: scopes } = document;
  if (typeof issuer !== 'string' || typeof authorizationUrl !== 'string' || typeof tokenUrl !== 'string') return undefined;
  if (issuer.replace(/\/+$/, '') + PATH !== discoveryUrl) return undefined;
  const names = Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : ['openid'];
  return { type: 'authorizationCode', authorizationUrl, tokenUrl, scopes: Object.fromEntries(names.map((name) => [name, ''])) };
}
