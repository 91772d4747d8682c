import { inTab, keepText, readKept } from '@octavo/core/browser';
import { findWithin } from './find-within.ts';
import { formatStars } from './format-stars.ts';

const KEY = 'octavo-stars';

/** How long the browser may think about it before it asks, in milliseconds: the page comes first. */
const PATIENCE = 3000;

/**
 * Shows the numbers of stars of the repositories on github.com that `data-repository` names (`owner/name`). Each is asked for once per session;
 * nothing shows offline, and when GitHub answers nobody any more.
 */
export function startStars(root: ParentNode): () => void {
  const waiting = new Set<string>();
  for (const place of findWithin<HTMLElement>(root, '[data-repository]')) {
    const repository = place.dataset['repository'] ?? '';
    const known = Number(readKept(`${KEY}:${repository}`, inTab) ?? Number.NaN);
    if (Number.isFinite(known)) show(place, known);
    else waiting.add(repository);
  }
  return waiting.size === 0 ? () => undefined : whenIdle(() => void waiting.forEach(ask));
}

/** Asks for what nobody has asked for yet: each part of a page that shows it starts by itself. */
function ask(repository: string): void {
  const find = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('[data-repository]')].filter((place) => place.dataset['repository'] === repository);
  const places = find();
  if (places.some((place) => place.dataset['asked'] !== undefined)) return;
  for (const place of places) place.dataset['asked'] = '';
  void fetchStars(repository).then((stars) => {
    if (stars !== undefined) for (const place of find()) show(place, stars);
  });
}

function show(place: HTMLElement, stars: number): void {
  const [sign, number] = place.children;
  place.dataset['stars'] = `${stars}`;
  place.setAttribute('aria-label', place.dataset['label']?.replace('{count}', `${stars}`) ?? '');
  sign?.removeAttribute('hidden');
  if (number) number.textContent = formatStars(stars);
}

async function fetchStars(repository: string): Promise<number | undefined> {
  try {
    const response = await fetch(`https://api.github.com/repos/${repository}`);
    const data: unknown = response.ok ? await response.json() : undefined;
    const stars = typeof data === 'object' && data !== null && 'stargazers_count' in data ? data.stargazers_count : undefined;
    if (typeof stars !== 'number') return undefined;
    keepText(`${KEY}:${repository}`, `${stars}`, inTab);
    return stars;
  } catch {
    return undefined; // offline or blocked: the link is good without the number
  }
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, PATIENCE);
  return () => clearTimeout(timer);
}
