import { findSafeUrl } from './find-safe-url.ts';

/** Who asks for access, and where the answer goes. */
export interface OAuthClient {
  clientId: string;
  /** Only of clients that have one; it is as public as the page is. */
  clientSecret?: string | undefined;
  /** A page of the site; it must be registered with the authorization server. */
  redirectUri: string;
}

/** A request for a token, for `fetch`. */
export interface TokenRequest {
  url: string;
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

/**
 * A request to the token address of a flow; `undefined` where that is not safe. The client and its secret stand in the body (RFC 6749, section
 * 2.3.1): the header would need a preflight, which few token addresses answer.
 */
export function createTokenRequest(
  address: string | undefined,
  {
    client,
    fields,
    base,
  }: { client: Pick<OAuthClient, 'clientId' | 'clientSecret'>; fields: Readonly<Record<string, string>>; base?: string | undefined },
): TokenRequest | undefined {
  const url = findSafeUrl(address, base);
  if (!url) return undefined;
  const body = new URLSearchParams({
    ...fields,
    ...(client.clientId && { client_id: client.clientId }),
    ...(client.clientSecret && { client_secret: client.clientSecret }),
  });
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
  return { url: url.href, method: 'POST', headers, body: body.toString() };
}
