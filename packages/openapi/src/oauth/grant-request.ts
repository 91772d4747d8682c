import type { OAuthFlow } from '../model/security.ts';
import { findSafeUrl } from './authorization-code.ts';
import type { OAuthClient, TokenRequest } from './authorization-code.ts';

/** What a token is asked for with, without another page. */
export type Grant = { type: 'clientCredentials' } | { type: 'password'; username: string; password: string };

/**
 * The request that asks for a token at once (RFC 6749, sections 4.3.2 and 4.4.2); `undefined` where the flow's address is not safe. The
 * client's secret stands in the body (section 2.3.1): the header would need a preflight, which few token addresses answer.
 */
export function createGrantRequest(
  { tokenUrl = '' }: OAuthFlow,
  {
    client,
    grant,
    scopes,
    base,
  }: { client: Omit<OAuthClient, 'redirectUri'>; grant: Grant; scopes: readonly string[]; base?: string | undefined },
): TokenRequest | undefined {
  const url = findSafeUrl(tokenUrl, base);
  if (!url) return undefined;
  const body = new URLSearchParams({
    grant_type: grant.type === 'password' ? 'password' : 'client_credentials',
    ...(grant.type === 'password' && { username: grant.username, password: grant.password }),
    ...(client.clientId && { client_id: client.clientId }),
    ...(client.clientSecret && { client_secret: client.clientSecret }),
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
  });
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
  return { url: url.href, method: 'POST', headers, body: body.toString() };
}
