import type { OAuthFlow } from '../model/security.ts';
import { createTokenRequest } from './token-request.ts';
import type { OAuthClient, TokenRequest } from './token-request.ts';

/** What a token is asked for with, without another page. */
export type Grant =
  | { type: 'clientCredentials' }
  | { type: 'password'; username: string; password: string }
  | { type: 'refresh'; refreshToken: string }
  | { type: 'device'; deviceCode: string };

/** The request that asks for a token at once (RFC 6749, sections 4.3.2, 4.4.2 and 6; RFC 8628, section 3.4); `undefined` where the flow's address is not safe. */
export function createGrantRequest(
  { tokenUrl, refreshUrl }: Pick<OAuthFlow, 'tokenUrl' | 'refreshUrl'>,
  {
    client,
    grant,
    scopes,
    base,
  }: { client: Omit<OAuthClient, 'redirectUri'>; grant: Grant; scopes: readonly string[]; base?: string | undefined },
): TokenRequest | undefined {
  const hasScope = scopes.length > 0 && (grant.type === 'clientCredentials' || grant.type === 'password');
  const fields = { ...listFields(grant), ...(hasScope && { scope: scopes.join(' ') }) };
  return createTokenRequest((grant.type === 'refresh' ? refreshUrl : undefined) ?? tokenUrl, { client, fields, base });
}

function listFields(grant: Grant): Record<string, string> {
  switch (grant.type) {
    case 'clientCredentials':
      return { grant_type: 'client_credentials' };
    case 'password':
      return { grant_type: 'password', username: grant.username, password: grant.password };
    case 'refresh':
      return { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
    case 'device':
      return { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: grant.deviceCode };
  }
}
