import { findEntry } from '@octavo/core/browser';
import type { Operation } from '../model/operation.ts';
import type { SecurityRequirement, SecurityScheme } from '../model/security.ts';

/** What a reader gave for one scheme: a token or key, or a name and a password. */
export type Credential = string | { readonly username: string; readonly password: string };

/** Credentials by the name of their scheme. */
export interface Credentials {
  readonly [scheme: string]: Credential | undefined;
}

/** How a request authenticates. */
export interface RequestAuth {
  /** The index of the alternative in `Operation.security`; by default the first one whose credentials are all there. */
  alternative?: number | undefined;
  credentials?: Credentials | undefined;
}

/** What a scheme asks the reader for: a name and a password, one secret, or nothing that a page can hold. */
export function findCredentialKind(scheme: SecurityScheme): 'password' | 'secret' | 'none' {
  if (scheme.type === 'mutualTLS') return 'none';
  return scheme.type === 'http' && /^(?:basic|digest)$/i.test(scheme.scheme) ? 'password' : 'secret';
}

/**
 * The alternative that a request is made with: the chosen one, else the first one whose credentials are all there, else the first one.
 * Empty where no authorization is needed.
 */
export function chooseAlternative({ security }: Pick<Operation, 'security'>, auth: RequestAuth): SecurityRequirement[] {
  const complete = security.find(
    (requirements) => requirements.length > 0 && requirements.every(({ scheme }) => findCredential(auth, scheme)),
  );
  if (auth.alternative !== undefined) return security[auth.alternative] ?? [];
  return complete ?? security.find((requirements) => requirements.length === 0) ?? security[0] ?? [];
}

/** The credential of a scheme; `undefined` where it is missing or empty. */
export function findCredential({ credentials = {} }: RequestAuth, { name }: SecurityScheme): Credential | undefined {
  const credential = findEntry(credentials, name);
  const isEmpty = typeof credential === 'object' ? credential.username + credential.password === '' : !credential?.trim();
  return isEmpty ? undefined : credential;
}

/** Words in the place of credentials, for samples of a reader who gave none: `YOUR_TOKEN`, `YOUR_API_KEY`. */
export function createPlaceholders({ security }: Pick<Operation, 'security'>): Credentials {
  return Object.fromEntries(
    (security.find((requirements) => requirements.length > 0) ?? []).map(({ scheme }): [string, Credential] => {
      if (findCredentialKind(scheme) === 'password') return [scheme.name, { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' }];
      return [scheme.name, scheme.type === 'apiKey' ? 'YOUR_API_KEY' : 'YOUR_TOKEN'];
    }),
  );
}

/** The same credentials with every secret hidden, its length, too: for showing and copying. */
export function maskCredentials(credentials: Credentials): Credentials {
  return Object.fromEntries(
    Object.entries(credentials).map(([name, credential]) => [
      name,
      typeof credential === 'object' ? { username: credential.username, password: '*****' } : credential && '*****',
    ]),
  );
}
