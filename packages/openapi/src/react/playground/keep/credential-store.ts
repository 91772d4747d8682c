import { inTab, keepText, readKeptJson } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import type { Credential } from '../../../request/credentials.ts';

/** Where a credential belongs: it is given to no other site, scheme or server. */
export interface CredentialPlace {
  site: string;
  /** The name of the security scheme. */
  scheme: string;
  /** `https://api.example.com` */
  origin: string;
}

/** The credential that was given for a scheme at a server; undefined where none was. */
export function findKeptCredential(place: CredentialPlace, find: FindKeeper = inTab): Credential | undefined {
  const value: unknown = readKeptJson(keyOf(place), find);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('username' in value) || !('password' in value)) return undefined;
  const { username, password } = value;
  return typeof username === 'string' && typeof password === 'string' ? { username, password } : undefined;
}

/** Keeps a credential until the tab is closed; an empty one is forgotten. */
export function keepCredential(place: CredentialPlace, credential: Credential | undefined, find: FindKeeper = inTab): void {
  const isEmpty = typeof credential === 'object' ? credential.username + credential.password === '' : !credential;
  keepText(keyOf(place), isEmpty ? undefined : JSON.stringify(credential), find);
}

function keyOf({ site, scheme, origin }: CredentialPlace): string {
  return `octavo:credential:${JSON.stringify([site, scheme, origin])}`;
}
