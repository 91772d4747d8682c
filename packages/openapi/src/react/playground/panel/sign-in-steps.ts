import type { OAuthFlow, SecurityScheme } from '../../../model/security.ts';
import {
  createAuthorizationUrl,
  createTokenRequest,
  parseAuthorizationAnswer,
  parseTokenAnswer,
} from '../../../oauth/authorization-code.ts';
import type { OAuthClient, TokenRequest } from '../../../oauth/authorization-code.ts';
import { createDiscoveryUrl, parseDiscovery } from '../../../oauth/discovery.ts';
import { createGrantRequest } from '../../../oauth/grant-request.ts';
import type { Grant } from '../../../oauth/grant-request.ts';
import { createPkce } from '../../../oauth/pkce.ts';

interface SignInOptions {
  /** The window in which the reader signs in. */
  popup: Window | null;
  client: OAuthClient;
  scopes: readonly string[];
  base: string | undefined;
}

const LOOK_MS = 200;

/** Goes the way of an authorization code, with PKCE, to a token. Rejects with what to tell the reader. */
export async function signIn(flow: OAuthFlow, { popup, client, scopes, base }: SignInOptions): Promise<string> {
  if (popup === null) throw new Error('The browser blocked the sign-in window: allow pop-ups for this page.');
  if (!isSecureContext) throw new Error('Signing in needs a page that came over https.');
  const pkce = await createPkce();
  const address = createAuthorizationUrl(flow, { client, pkce, scopes, base });
  if (address === undefined) throw new Error('The API file has no safe URL to sign in.');
  popup.location.href = address;
  const answer = await waitForAnswer(popup, pkce.state);
  popup.close();
  if ('error' in answer) throw new Error(answer.description ?? answer.error);
  return fetchToken(createTokenRequest(flow, { client, pkce, code: answer.code, base }));
}

/** Asks for a token with what the reader gave: a name and a password, or the client alone. Rejects with what to tell the reader. */
export function askForToken(
  flow: OAuthFlow,
  options: { client: OAuthClient; grant: Grant; scopes: readonly string[]; base: string | undefined },
): Promise<string> {
  return fetchToken(createGrantRequest(flow, options));
}

async function fetchToken(request: TokenRequest | undefined): Promise<string> {
  if (request === undefined) throw new Error('The API file has no safe URL to get a token from.');
  const { url, ...init } = request;
  const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch((error: unknown) => {
    throw new Error(`${new URL(url).host} does not allow this page to request a token (CORS). Paste a token instead.`, { cause: error });
  });
  const told = parseTokenAnswer(await response.json().catch(() => undefined));
  if ('error' in told) throw new Error(told.error);
  return told.token;
}

/** The flow that an OpenID Connect provider tells of itself. */
export async function findFlow(scheme: SecurityScheme, base: string | undefined): Promise<OAuthFlow> {
  const address = scheme.type === 'openIdConnect' ? createDiscoveryUrl(scheme.openIdConnectUrl, base) : undefined;
  if (address === undefined) throw new Error('The API file has no safe URL of a provider.');
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch((error: unknown) => {
    throw new Error(`${new URL(address).host} does not allow this page to read its sign-in settings (CORS). Paste a token instead.`, {
      cause: error,
    });
  });
  const flow = parseDiscovery(await response.json().catch(() => undefined), address);
  if (flow === undefined) throw new Error(`${address} does not describe how to sign in.`);
  return flow;
}

/** Looks at the window until it is back on a page of ours; while it is on another site, its address cannot be read. */
function waitForAnswer(popup: Window, state: string): Promise<{ code: string } | { error: string; description?: string }> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const answer = parseAuthorizationAnswer(readAddress(popup), state);
      if (answer === undefined && !popup.closed) return;
      clearInterval(timer);
      if (answer) resolve(answer);
      else reject(new Error('The sign-in window was closed before sign-in finished.'));
    }, LOOK_MS);
  });
}

function readAddress(popup: Window): string {
  try {
    return popup.location.href;
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}
