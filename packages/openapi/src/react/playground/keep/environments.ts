import { keepText, readKept, readKeptList } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import { ENVIRONMENT_EVENT, keyOfEnvironment, siteOfEnvironment } from './environment-store.ts';
import { forgetSite } from './forget-site.ts';
import { keyOfServer } from './server-store.ts';
import { keyOfValues } from './values-store.ts';

/** Environments of an API, and characters of a name. */
const MOST = 30;
const LONGEST = 60;

/** The names of an API's environments in the order in which the reader made them, without the one that every API has. */
export function listEnvironments(api: string): string[] {
  return readKeptList(keyOf(api)).filter((name) => name !== '');
}

/** Chooses an environment for all pages of an API; the forms of this page follow. */
export function chooseEnvironment(api: string, name: string): void {
  keepText(keyOfEnvironment(api), name === '' ? undefined : name);
  dispatchEvent(new Event(ENVIRONMENT_EVENT));
}

/** Adds an environment that begins with the server and the values of another one, not with its credentials, and chooses it. */
export function addEnvironment(api: string, { name, from }: { name: string; from: string }): void {
  const own = name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  const names = listEnvironments(api);
  if (own === '') return;
  if (!names.includes(own)) {
    if (names.length >= MOST) return;
    keepText(keyOf(api), JSON.stringify([...names, own]));
    for (const keyOfPart of [keyOfServer, keyOfValues])
      keepText(keyOfPart(siteOfEnvironment(api, own)), readKept(keyOfPart(siteOfEnvironment(api, from))));
  }
  chooseEnvironment(api, own);
}

/** Removes an environment with all that was typed in it. */
export function removeEnvironment(api: string, name: string): void {
  const others = listEnvironments(api).filter((one) => one !== name);
  keepText(keyOf(api), others.length === 0 ? undefined : JSON.stringify(others));
  chooseEnvironment(api, '');
  forgetSite(siteOfEnvironment(api, name));
}

/** Forgets all that forms have kept for an API, in all of its environments. */
export function forgetApi(api: string, keepers?: readonly FindKeeper[]): void {
  for (const name of ['', ...listEnvironments(api)]) forgetSite(siteOfEnvironment(api, name), keepers);
  chooseEnvironment(api, '');
}

function keyOf(api: string): string {
  return `octavo:environments:${JSON.stringify([api])}`;
}
