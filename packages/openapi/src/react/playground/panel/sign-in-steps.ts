import type { OAuthFlow, SecurityScheme } from '../../../model/security.ts';
import { createAuthorizationUrl, createCodeRequest, parseAuthorizationAnswer } from '../../../oauth/authorization-code.ts';
import type { OAuthAnswer } from '../../../oauth/authorization-code.ts';
import { createDeviceRequest, parseDeviceAnswer } from '../../../oauth/device.ts';
import type { DeviceCode } from '../../../oauth/device.ts';
import { createDiscoveryUrl, parseDiscovery } from '../../../oauth/discovery.ts';
import { createGrantRequest } from '../../../oauth/grant-request.ts';
import type { Grant } from '../../../oauth/grant-request.ts';
import { createPkce } from '../../../oauth/pkce.ts';
import type { Pkce } from '../../../oauth/pkce.ts';
import { readToken, readTokenError } from '../../../oauth/token.ts';
import type { OAuthToken } from '../../../oauth/token.ts';
import type { OAuthClient, TokenRequest } from '../../../oauth/token-request.ts';
import { SignInError } from './sign-in-error.ts';

/** Who signs in, and for what. */
export interface SignInOptions {
  client: OAuthClient;
  scopes: readonly string[];
  base: string | undefined;
  /** Ends the waiting. */
  signal: AbortSignal;
}

interface WindowOptions {
  /** The window in which the reader signs in. */
  popup: Window | null;
  /** Told when that window is closed before there was an answer; one may still come, from a window that its provider cut off. */
  onClosed: () => void;
}

/** By which the page that a provider sends the reader back to tells its address: `createCallbackOutput` of the Vite plugin writes that page. */
const CHANNEL = 'octavo:oauth';

const LOOK_MS = 200;

/** Goes the way of an authorization code with PKCE, or the implicit one, to a token. Rejects with a `SignInError`. */
export async function signIn(
  flow: OAuthFlow,
  { popup, onClosed, client, scopes, base, signal }: SignInOptions & WindowOptions,
): Promise<OAuthToken> {
  if (popup === null) throw new SignInError([{ text: 'The browser blocked the sign-in window: allow pop-ups for this page.' }]);
  if (!isSecureContext) throw new SignInError([{ text: 'Signing in requires a page loaded over https.' }]);
  const pkce = await createPkce();
  const address = createAuthorizationUrl(flow, { client, pkce, scopes, base });
  if (address === undefined) throw lacksSafeUrl('authorizationUrl');
  popup.location.href = address;
  const answer = await waitForAnswer(pkce, { popup, onClosed, signal });
  popup.close();
  if ('error' in answer) throw new SignInError([answer.description ?? answer.error]);
  return 'token' in answer ? answer.token : fetchToken(createCodeRequest(flow, { client, pkce, code: answer.code, base }));
}

/** Asks for a token with what the reader gave: a name and a password, the client alone, or an earlier token. Rejects with a `SignInError`. */
export function askForToken(
  flow: Pick<OAuthFlow, 'tokenUrl' | 'refreshUrl'>,
  options: { client: Omit<OAuthClient, 'redirectUri'>; grant: Grant; scopes: readonly string[]; base: string | undefined },
): Promise<OAuthToken> {
  return fetchToken(createGrantRequest(flow, options));
}

/**
 * Goes the way of a device (RFC 8628): `onCode` is told what the reader has to enter elsewhere, and the server is asked until that is done.
 * Rejects with a `SignInError`.
 */
export async function signInOnDevice(
  flow: OAuthFlow,
  { client, scopes, base, signal, onCode }: SignInOptions & { onCode: (code: DeviceCode) => void },
): Promise<OAuthToken> {
  const { answer } = await send(createDeviceRequest(flow, { client, scopes, base }), 'deviceAuthorizationUrl');
  const code = parseDeviceAnswer(answer);
  if (code === undefined) throw lacksToken(answer);
  onCode(code);
  const request = createGrantRequest(flow, { client, grant: { type: 'device', deviceCode: code.deviceCode }, scopes, base });
  const end = Date.now() + code.lasts * 1000;
  for (let pause = code.interval; Date.now() < end;) {
    await wait(pause * 1000, signal);
    const { answer: told } = await send(request);
    const token = readToken(told, Date.now());
    if (token) return token;
    const { code: error } = readTokenError(told);
    if (error === 'slow_down') pause += 5;
    else if (error !== 'authorization_pending') throw lacksToken(told);
  }
  throw new SignInError([{ text: 'The code has expired: sign in again.' }]);
}

async function fetchToken(request: TokenRequest | undefined): Promise<OAuthToken> {
  const { answer } = await send(request);
  const token = readToken(answer, Date.now());
  if (token === undefined) throw lacksToken(answer);
  return token;
}

async function send(request: TokenRequest | undefined, name = 'tokenUrl'): Promise<{ answer: unknown }> {
  if (request === undefined) throw lacksSafeUrl(name);
  const { url, ...init } = request;
  const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch((error: unknown) => {
    throw cannotRead(url, error);
  });
  return { answer: await response.json().catch(() => undefined) };
}

/** The flow that an OpenID Connect provider tells of itself. */
export async function findFlow(scheme: SecurityScheme, base: string | undefined): Promise<OAuthFlow> {
  const address = scheme.type === 'openIdConnect' ? createDiscoveryUrl(scheme.openIdConnectUrl, base) : undefined;
  if (address === undefined) throw lacksSafeUrl('openIdConnectUrl');
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch((error: unknown) => {
    throw cannotRead(address, error);
  });
  const flow = parseDiscovery(await response.json().catch(() => undefined), address);
  if (flow === undefined) throw new SignInError([{ text: '{address} does not describe how to sign in.', values: { address } }]);
  return flow;
}

function lacksToken(answer: unknown): SignInError {
  return new SignInError([readTokenError(answer).text ?? { text: 'The response has no access token.' }]);
}

function lacksSafeUrl(name: string): SignInError {
  return new SignInError([{ text: '{name} is missing from the API file or is not an https URL.', values: { name } }]);
}

/** Browsers do not tell why an address cannot be read. */
function cannotRead(address: string, cause: unknown): SignInError {
  const values = { host: new URL(address).host, origin: location.origin };
  return new SignInError(
    [
      { text: '{host} responds, but does not allow requests from {origin} in a browser (CORS).', values },
      { text: 'It is also possible that the server does not respond at all.' },
      { text: 'Paste a token into the field above instead.' },
    ],
    { cause },
  );
}

/**
 * Waits for the address that the reader comes back to: the site's own page for that tells it, whatever became of the window; any other page of
 * the site is read, while the window is ours to read.
 */
function waitForAnswer(
  pkce: Pkce,
  { popup, onClosed, signal }: WindowOptions & { popup: Window; signal: AbortSignal },
): Promise<OAuthAnswer> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (): void => {
      clearInterval(timer);
      channel.close();
    };
    const read = (address: string): boolean => {
      const answer = parseAuthorizationAnswer(address, pkce);
      if (answer === undefined) return false;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage('received');
      end();
      resolve(answer);
      return true;
    };
    const timer = setInterval(() => {
      if (read(readAddress(popup)) || !popup.closed) return;
      clearInterval(timer);
      onClosed();
    }, LOOK_MS);
    channel.addEventListener('message', ({ data }) => typeof data === 'string' && read(data));
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
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

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
