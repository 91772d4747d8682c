import type { OAuthFlow } from '../model/security.ts';
import { findSafeUrl } from './find-safe-url.ts';
import type { Pkce } from './pkce.ts';
import { createTokenRequest } from './token-request.ts';
import type { OAuthClient, TokenRequest } from './token-request.ts';
import { readToken } from './token.ts';
import type { OAuthToken } from './token.ts';

/** What the address that the reader comes back to says. */
export type OAuthAnswer = { code: string } | { token: OAuthToken } | { error: string; description?: string };

/** What one sign-in is made with. */
export interface SignInScope {
  client: OAuthClient;
  pkce: Pkce;
  scopes: readonly string[];
  /** What relative addresses of the flow are relative to. */
  base?: string | undefined;
}

/**
 * The address where the reader signs in: for a code (RFC 6749, section 4.1.1, with RFC 7636), or for a token (section 4.2.1) where the flow is
 * implicit. `undefined` where the flow has none that is safe.
 */
export function createAuthorizationUrl(
  { type, authorizationUrl = '' }: OAuthFlow,
  { client, pkce, scopes, base }: SignInScope,
): string | undefined {
  const url = findSafeUrl(authorizationUrl, base);
  if (!url) return undefined;
  const isImplicit = type === 'implicit';
  const fields = {
    response_type: isImplicit ? 'token' : 'code',
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    state: pkce.state,
    ...(!isImplicit && { code_challenge: pkce.challenge, code_challenge_method: 'S256' }),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Reads the address that the reader came back to: its query, or its hash, where a token comes without a code. `undefined` where it answers
 * nothing of ours: an answer whose `state` is another one is not looked at (RFC 6749, section 10.12).
 */
export function parseAuthorizationAnswer(address: string, { state }: Pick<Pkce, 'state'>, now = Date.now()): OAuthAnswer | undefined {
  if (!URL.canParse(address) || state === '') return undefined;
  const { searchParams, hash } = new URL(address);
  const fields = [searchParams, new URLSearchParams(hash.slice(1))].find((one) => one.get('state') === state);
  if (fields === undefined) return undefined;
  const code = fields.get('code');
  const error = fields.get('error');
  const description = fields.get('error_description');
  if (error !== null) return { error, ...(description !== null && { description }) };
  const token = readToken(Object.fromEntries(fields), now);
  if (token) return { token };
  return code ? { code } : undefined;
}

/** The request that turns a code into a token (RFC 6749, section 4.1.3); `undefined` where the flow's address is not safe. */
export function createCodeRequest(
  { tokenUrl }: OAuthFlow,
  { client, pkce, code, base }: Omit<SignInScope, 'scopes'> & { code: string },
): TokenRequest | undefined {
  const { redirectUri } = client;
  const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: pkce.verifier };
  return createTokenRequest(tokenUrl, { client, fields, base });
}
