import { useCallback, useMemo, useState } from 'react';
import type { Operation } from '../../../model/operation.ts';
import type { Credential, Credentials } from '../../../request/credentials.ts';
import { findKeptCredential, keepCredential } from '../keep/credential-store.ts';

/** The credentials of an operation, and ways to change them. */
export interface HeldCredentials {
  credentials: Credentials;
  setCredential: (scheme: string, credential: Credential | undefined) => void;
  /** Forgets what was given; what is kept counts again. */
  forget: () => void;
}

/** Holds the credentials for one server of an API: another, chosen or new in the API's file, is told nothing of them. */
export function useCredentials({ security }: Operation, { site, origin }: { site: string; origin: string }): HeldCredentials {
  const [given, setGiven] = useState<{ origin: string; credentials: Credentials }>();
  const findKept = useCallback(() => {
    const schemes = security.flat().map(({ scheme }) => scheme.name);
    return Object.fromEntries(schemes.map((scheme) => [scheme, findKeptCredential({ site, scheme, origin })]));
  }, [security, site, origin]);
  const credentials = useMemo(() => (given?.origin === origin ? given.credentials : findKept()), [given, origin, findKept]);
  return {
    credentials,
    setCredential(scheme, credential) {
      if (origin !== '') keepCredential({ site, scheme, origin }, credential);
      setGiven({ origin, credentials: { ...credentials, [scheme]: credential } });
    },
    forget: () => setGiven(undefined),
  };
}
