import { forgetKept, inBrowser, inTab, keepText, readKept, readKeptJson } from '@octavo/core/browser';
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

/** Where credentials are kept: until the tab is closed, or on the device. */
export interface CredentialKeepers {
  tab: FindKeeper;
  device: FindKeeper;
}

const KEEPERS: CredentialKeepers = { tab: inTab, device: inBrowser };

/** The credential that was given for a scheme at a server; undefined where none was. */
export function findKeptCredential(place: CredentialPlace, { tab, device } = KEEPERS): Credential | undefined {
  const value = readKeptJson(keyOf(place), tab) ?? readKeptJson(keyOf(place), device);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('username' in value) || !('password' in value)) return undefined;
  const { username, password } = value;
  return typeof username === 'string' && typeof password === 'string' ? { username, password } : undefined;
}

/** Keeps a credential, on the device where the reader asked for that, else until the tab is closed; an empty one is forgotten. */
export function keepCredential(place: CredentialPlace, credential: Credential | undefined, keepers = KEEPERS): void {
  const isEmpty = typeof credential === 'object' ? credential.username + credential.password === '' : !credential;
  const isKept = remembersCredentials(place.site, keepers);
  const text = isEmpty ? undefined : JSON.stringify(credential);
  keepText(keyOf(place), isKept ? undefined : text, keepers.tab);
  keepText(keyOf(place), isKept ? text : undefined, keepers.device);
}

/** Whether the reader wants the credentials of an API kept on the device. */
export function remembersCredentials(site: string, { device } = KEEPERS): boolean {
  return readKept(markOf(site), device) === 'true';
}

/** Keeps the credentials of an API on the device from now on, or no longer: those of all servers are removed from it. */
export function setRemembersCredentials(site: string, isKept: boolean, { device } = KEEPERS): void {
  keepText(markOf(site), isKept ? 'true' : undefined, device);
  if (!isKept) forgetKept((key) => key.startsWith(keyOfApi(site)), device);
}

function keyOf({ site, scheme, origin }: CredentialPlace): string {
  return `octavo:credential:${JSON.stringify([site, scheme, origin])}`;
}

/** What the keys of all credentials of an API begin with. */
function keyOfApi(site: string): string {
  return `octavo:credential:${JSON.stringify([site]).slice(0, -1)},`;
}

function markOf(site: string): string {
  return `octavo:remember:${JSON.stringify([site])}`;
}
