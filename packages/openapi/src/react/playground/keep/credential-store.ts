import type { Credential } from '../../../request/credentials.ts';

/** Where a credential belongs: it is given to no other site, scheme or server. */
export interface CredentialPlace {
  site: string;
  /** The name of the security scheme. */
  scheme: string;
  /** `https://api.example.com` */
  origin: string;
}

/** What keeps text until the tab is closed: `sessionStorage`, or nothing where the browser has none. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;

/** The credential that was given for a scheme at a server; undefined where none was. */
export function findKeptCredential(place: CredentialPlace, store: SessionStore): Credential | undefined {
  const value: unknown = readJson(store, keyOf(place));
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('username' in value) || !('password' in value)) return undefined;
  const { username, password } = value;
  return typeof username === 'string' && typeof password === 'string' ? { username, password } : undefined;
}

/** Keeps a credential until the tab is closed; an empty one is forgotten. False where the browser keeps nothing. */
export function keepCredential(place: CredentialPlace, credential: Credential | undefined, store: SessionStore): boolean {
  const isEmpty = typeof credential === 'object' ? credential.username + credential.password === '' : !credential;
  return writeJson(store, keyOf(place), isEmpty ? undefined : credential);
}

/** Reads what was kept; undefined where there is nothing that can be read. */
export function readJson(store: SessionStore, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null') ?? undefined;
  } catch (error) {
    // Another script of the origin may write there; a browser may refuse.
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Keeps a value as JSON; `undefined` removes it. False where the browser keeps nothing, or has no more room. */
export function writeJson(store: SessionStore, key: string, value: unknown): boolean {
  if (store === undefined) return false;
  try {
    if (value === undefined) store.removeItem(key);
    else store.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The tab's own storage; undefined where the browser denies it. */
export function findSessionStore(): SessionStore {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function keyOf({ site, scheme, origin }: CredentialPlace): string {
  return `octavo:credential:${JSON.stringify([site, scheme, origin])}`;
}
