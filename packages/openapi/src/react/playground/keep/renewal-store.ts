import { inBrowser, inTab, keepText, readKeptJson } from '@octavo/core/browser';
import { isObject } from '../../../value/json-value.ts';
import { remembersCredentials } from './credential-store.ts';
import type { CredentialKeepers, CredentialPlace } from './credential-store.ts';

/** How the token of a sign-in is renewed. The client's secret is not kept. */
export interface Renewal {
  /** The token that it is for: another one, pasted by the reader, is left alone. */
  accessToken: string;
  refreshToken: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
  /** Where the next one comes from. */
  tokenUrl: string;
  clientId: string;
}

const KEEPERS: CredentialKeepers = { tab: inTab, device: inBrowser };

/** How the token at a place is renewed; undefined where it is not. */
export function findKeptRenewal(place: CredentialPlace, { tab, device } = KEEPERS): Renewal | undefined {
  const value = readKeptJson(keyOf(place), tab) ?? readKeptJson(keyOf(place), device);
  return isRenewal(value) ? value : undefined;
}

/** Keeps it where the token is kept; undefined forgets it. */
export function keepRenewal(place: CredentialPlace, renewal: Renewal | undefined, keepers = KEEPERS): void {
  const isKept = remembersCredentials(place.site, keepers);
  const text = renewal && JSON.stringify(renewal);
  keepText(keyOf(place), isKept ? undefined : text, keepers.tab);
  keepText(keyOf(place), isKept ? text : undefined, keepers.device);
}

function isRenewal(value: unknown): value is Renewal {
  if (!isObject(value)) return false;
  const { expiresAt, ...texts } = value;
  const names = ['accessToken', 'refreshToken', 'tokenUrl', 'clientId'];
  return typeof expiresAt === 'number' && names.every((name) => typeof texts[name] === 'string');
}

/** It is forgotten with the credential. */
function keyOf({ site, scheme, origin }: CredentialPlace): string {
  return `octavo:credential:${JSON.stringify([site, scheme, origin, 'renewal'])}`;
}
