import { useEffect, useState } from 'react';
import type { Credential } from '../../../request/credentials.ts';
import type { OAuthToken } from '../../../oauth/token.ts';
import type { SaidText } from '../../../value/say.ts';
import type { CredentialPlace } from '../keep/credential-store.ts';
import { findKeptRenewal, keepRenewal } from '../keep/renewal-store.ts';
import { toSaidTexts } from './sign-in-error.ts';
import { askForToken } from './sign-in-steps.ts';

/** Milliseconds before its end at which a token is renewed. */
const EARLY = 30_000;

/** The secrets of clients, for as long as the document lives: they are kept nowhere. */
const secrets = new Map<string, string>();

/** The longest that a timer waits; what is left is waited for after it. */
const LONGEST = 2 ** 31 - 1;

interface RenewalOptions {
  place: CredentialPlace;
  credential: Credential | undefined;
  onToken: (token: string) => void;
}

/** Renews the token of a sign-in before it ends, while the form is there; gives what went wrong. */
export function useRenewal({ place: { site, scheme, origin }, credential, onToken }: RenewalOptions): readonly SaidText[] | undefined {
  const [problem, setProblem] = useState<readonly SaidText[]>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const place = { site, scheme, origin };
    const renewal = findKeptRenewal(place);
    if (renewal === undefined || renewal.accessToken !== credential) return undefined;
    const renew = async (): Promise<void> => {
      const { refreshToken, ...rest } = renewal;
      try {
        const grant = { type: 'refresh', refreshToken } as const;
        const client = { clientId: rest.clientId, clientSecret: secrets.get(JSON.stringify(place)) ?? '' };
        const token = await askForToken(rest, { client, grant, scopes: [], base: undefined });
        keepToken(place, { refreshToken, ...token }, { ...rest, ...client });
        onToken(token.accessToken);
      } catch (error) {
        keepRenewal(place, undefined);
        setProblem(toSaidTexts(error));
      }
    };
    const left = renewal.expiresAt - EARLY - Date.now();
    const timer = setTimeout(() => (left > LONGEST ? setRound(round + 1) : void renew()), Math.min(Math.max(left, 0), LONGEST));
    return () => clearTimeout(timer);
    // What is told of a new token is another function with every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [site, scheme, origin, credential, round]);
  return problem;
}

/** Keeps how a token is renewed, where it can be. */
export function keepToken(
  place: CredentialPlace,
  { accessToken, refreshToken, expiresAt }: OAuthToken,
  { tokenUrl, clientId, clientSecret }: { tokenUrl: string | undefined; clientId: string; clientSecret: string },
): void {
  const isRenewed = refreshToken !== undefined && expiresAt !== undefined && tokenUrl !== undefined;
  keepRenewal(place, isRenewed ? { accessToken, refreshToken, expiresAt, tokenUrl, clientId } : undefined);
  secrets.set(JSON.stringify(place), clientSecret);
}
