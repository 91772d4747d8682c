import type { OAuthFlow } from '../model/security.ts';
import type { Pkce } from './pkce.ts';

/** Who asks for access, and where the answer goes. */
export interface OAuthClient {
  clientId: string;
  /** Only of clients that have one; it is as public as the page is. */
  clientSecret?: string | undefined;
  /** A page of the site; it must be registered with the authorization server. */
  redirectUri: string;
}

/** What the address that the reader comes back to says. */
export type OAuthAnswer = { code: string } | { error: string; description?: string };

/** A request for a token, for `fetch`. */
export interface TokenRequest {
  url: string;
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

/**
 * The address where the reader signs in (RFC 6749, section 4.1.1 with RFC 7636). `undefined` where the flow has none that is safe: only
 * `https`, and `http` on this machine. Relative addresses are resolved against `base`.
 */
export function createAuthorizationUrl(
  { authorizationUrl = '' }: OAuthFlow,
  { client, pkce, scopes, base }: { client: OAuthClient; pkce: Pkce; scopes: readonly string[]; base?: string | undefined },
): string | undefined {
  const url = findSafeUrl(authorizationUrl, base);
  if (!url) return undefined;
  const fields = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    state: pkce.state,
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Reads the address that the reader came back to. `undefined` where it answers nothing of ours: an answer whose `state` is another one
 * is not looked at (RFC 6749, section 10.12).
 */
export function parseAuthorizationAnswer(address: string, state: string): OAuthAnswer | undefined {
  if (!URL.canParse(address) || state === '') return undefined;
  const fields = new URL(address).searchParams;
  if (fields.get('state') !== state) return undefined;
  const code = fields.get('code');
  const error = fields.get('error');
  const description = fields.get('error_description');
  if (error !== null) return { error, ...(description !== null && { description }) };
  return code ? { code } : undefined;
}

/** The request that turns a code into a token (RFC 6749, section 4.1.3); `undefined` where the flow's address is not safe. */
export function createTokenRequest(
  { tokenUrl = '' }: OAuthFlow,
  { client, pkce, code, base }: { client: OAuthClient; pkce: Pkce; code: string; base?: string | undefined },
): TokenRequest | undefined {
  const url = findSafeUrl(tokenUrl, base);
  if (!url) return undefined;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: client.redirectUri,
    client_id: client.clientId,
    ...(client.clientSecret && { client_secret: client.clientSecret }),
    code_verifier: pkce.verifier,
  });
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
  return { url: url.href, method: 'POST', headers, body: body.toString() };
}

/** Reads the answer of the token address: the token, or what went wrong in its own words. */
export function parseTokenAnswer(answer: unknown): { token: string } | { error: string } {
  const fields = typeof answer === 'object' && answer !== null ? answer : {};
  if ('access_token' in fields && typeof fields.access_token === 'string') return { token: fields.access_token };
  const told = ['error_description', 'error']
    .map((name) => (fields as Record<string, unknown>)[name])
    .find((text) => typeof text === 'string');
  return { error: told === undefined ? 'The response has no access token.' : String(told) };
}

/** An address that secrets may go to. */
export function findSafeUrl(address: string, base?: string): URL | undefined {
  if (address === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isLocal = url.protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || isLocal ? url : undefined;
}
