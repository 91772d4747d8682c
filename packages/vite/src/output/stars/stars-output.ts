import { hash } from 'node:crypto';
import { STARS_HREF } from '@octavo/core/browser';
import { listTopLinks } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import { fetchText, isLocalName } from '../../api/fetch-text.ts';
import { createJsonCache } from '../../disk/json-cache.ts';
import type { Output } from '../output.ts';
import { findStarsApi, STAR_HOSTS } from './star-hosts.ts';
import type { StarHost } from './star-hosts.ts';

/** What the numbers are read with. */
export interface StarsParts {
  /** Absolute path of the folder for the numbers that were read last. */
  directory: string;
  /** Default: those that everybody can ask. */
  hosts?: readonly StarHost[];
}

/** Milliseconds that a build waits for a host: the number is an ornament. */
const PATIENCE = 3000;

/**
 * The numbers of stars of the repositories in the top bar, in a file of their own: no page changes with them, and no reader asks the host. A host
 * that does not answer leaves the number that it told last, or none.
 */
export function createStarsOutput({ directory, hosts = STAR_HOSTS }: StarsParts): Output {
  const copies = createJsonCache({ directory, isValid: isCount });
  const asked = new Map<string, Promise<number | undefined>>();
  const ask = async (url: string): Promise<number | undefined> => {
    const found = findStarsApi(url, hosts);
    if (found === undefined) return undefined;
    const key = hash('sha256', url).slice(0, 32);
    const stars = await fetchCount(found);
    if (stars !== undefined) copies.set(key, stars);
    return stars ?? copies.get(key);
  };
  const find = (url: string): Promise<number | undefined> => {
    const answer = asked.get(url) ?? ask(url);
    asked.set(url, answer);
    return answer;
  };
  const render = async (site: Site): Promise<string> => {
    const told = await Promise.all(listRepositories(site).map(async (url) => [url, await find(url)] as const));
    // What nobody tells is left out.
    return JSON.stringify(Object.fromEntries(told));
  };
  return {
    name: 'numbers of stars',
    list: (site) => (listRepositories(site).length === 0 ? [] : [{ href: STARS_HREF, type: 'application/json', read: () => render(site) }]),
    prepare: async (site) => void (await render(site)),
  };
}

function listRepositories({ config }: Site): string[] {
  return [...new Set(listTopLinks(config).flatMap(({ type, url }) => (type === 'github' ? [url] : [])))];
}

async function fetchCount({ api, field }: { api: string; field: string }): Promise<number | undefined> {
  const { origin, hostname } = new URL(api);
  const answer = await fetchText(api, { origins: new Set([origin]), allowsPrivate: isLocalName(hostname), patience: PATIENCE });
  return 'text' in answer ? readCount(answer.text, field) : undefined;
}

function readCount(text: string, field: string): number | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const count: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
    return isCount(count) ? count : undefined;
  } catch {
    return undefined; // a page of a proxy between
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
