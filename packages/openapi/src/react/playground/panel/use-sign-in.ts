import { useEffect, useRef, useState } from 'react';
import type { OAuthFlow } from '../../../model/security.ts';
import type { DeviceCode } from '../../../oauth/device.ts';
import { findSafeUrl } from '../../../oauth/find-safe-url.ts';
import type { OAuthToken } from '../../../oauth/token.ts';
import type { SaidText } from '../../../value/say.ts';
import { toSaidTexts } from './sign-in-error.ts';
import type { SignInProps } from './sign-in-props.ts';
import { askForToken, findFlow, signIn, signInOnDevice } from './sign-in-steps.ts';
import type { SignInOptions } from './sign-in-steps.ts';
import { keepToken } from './use-renewal.ts';

/** What the reader is told of a sign-in. */
export type SignInState =
  | { kind: 'idle' | 'waiting' | 'done' }
  | { kind: 'code'; code: DeviceCode }
  | { kind: 'failed'; texts: readonly SaidText[] };

/** What the reader has entered, and the way that was chosen; without a flow, an OpenID Connect provider tells it. */
export interface SignInEntry {
  flow: OAuthFlow | undefined;
  type: OAuthFlow['type'];
  clientId: string;
  secret: string;
  username: string;
  password: string;
  scopes: readonly string[];
  redirectUri: string;
}

/** True for the ways on which the reader signs in at the provider, in a window of its own. */
export function hasOwnWindow(type: OAuthFlow['type']): boolean {
  return type === 'authorizationCode' || type === 'implicit';
}

/** Signs a reader in, by what is entered when `start` is called; one sign-in at a time, and none that outlives the form. */
export function useSignIn({
  requirement: { scheme },
  base,
  place,
  onToken,
}: SignInProps): readonly [state: SignInState, start: (entry: SignInEntry) => Promise<void>] {
  const [state, setState] = useState<SignInState>({ kind: 'idle' });
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const fail = (texts: readonly SaidText[]): void => setState({ kind: 'failed', texts });
  const start = async ({ flow, type, clientId, secret, scopes, redirectUri, ...person }: SignInEntry): Promise<void> => {
    const popup = hasOwnWindow(type) ? openWindow() : null;
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    setState({ kind: 'waiting' });
    try {
      const client = { clientId: clientId.trim(), clientSecret: type === 'implicit' ? '' : secret.trim(), redirectUri };
      const found: OAuthFlow = flow ?? (await findFlow(scheme, base));
      const token = await fetchToken(found, { base, scopes, client, signal });
      keepToken(place, token, { ...client, tokenUrl: findSafeUrl(found.refreshUrl ?? found.tokenUrl, base)?.href });
      onToken(token.accessToken);
      setState({ kind: 'done' });
    } catch (error) {
      popup?.close();
      if (!signal.aborted) fail(toSaidTexts(error));
    }

    function fetchToken(found: OAuthFlow, options: SignInOptions): Promise<OAuthToken> {
      if (type === 'password') return askForToken(found, { ...options, grant: { type, ...person } });
      if (type === 'clientCredentials') return askForToken(found, { ...options, grant: { type } });
      if (type === 'deviceAuthorization') return signInOnDevice(found, { ...options, onCode: (code) => setState({ kind: 'code', code }) });
      return signIn(found, {
        ...options,
        popup,
        onClosed: () => fail([{ text: 'The sign-in window was closed before sign-in finished.' }]),
      });
    }
  };
  return [state, start];
}

/** Opened by the press itself: later a browser would refuse it. */
function openWindow(): Window | null {
  const popup = window.open('about:blank', '_blank', 'popup,width=520,height=720');
  // The other site must not lead this page elsewhere.
  if (popup) popup.opener = null;
  return popup;
}
