import { inTab, keepText, readKept } from '@octavo/core/browser';
import { findWithin } from './find-within.ts';

/** How long the browser may think about it before it asks, in milliseconds: the page comes first. */
const PATIENCE = 3000;

/**
 * Shows the numbers of stars of the repositories that `data-repository` names, as the site's file at `data-stars-file` has them. The file is
 * asked for once per session; nothing shows where it has no number.
 */
export function startStars(root: ParentNode): () => void {
  const places = listPlaces(root);
  const file = places[0]?.dataset['starsFile'];
  if (file === undefined) return () => undefined;
  const kept = readKept(keyOf(file), inTab);
  if (kept === undefined) return whenIdle(() => ask(file));
  for (const place of places) show(place, kept);
  return () => undefined;
}

/** Asks where nobody has asked yet: each part of a page that shows a number starts by itself. */
function ask(file: string): void {
  const places = listPlaces(document);
  if (places.some((place) => place.dataset['asked'] !== undefined)) return;
  for (const place of places) place.dataset['asked'] = '';
  void fetchText(file).then((text) => {
    if (text === undefined) return;
    keepText(keyOf(file), text, inTab);
    for (const place of listPlaces(document)) show(place, text);
  });
}

function listPlaces(root: ParentNode): HTMLElement[] {
  return findWithin<HTMLElement>(root, '[data-repository]');
}

function show(place: HTMLElement, text: string): void {
  const stars = readStars(text, place.dataset['repository'] ?? '');
  const number = place.lastElementChild;
  if (stars === undefined || number === null) return;
  const { lang = '' } = place.closest<HTMLElement>('[lang]') ?? {};
  place.setAttribute('aria-label', place.dataset['label']?.replace('{count}', formatNumber(stars, lang)) ?? '');
  number.textContent = formatNumber(stars, lang, { notation: 'compact' });
  place.hidden = false;
}

/** Whatever a server gives, or another script kept: the link is good without the number. */
function readStars(text: string, repository: string): number | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const stars: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, repository) : undefined;
    return typeof stars === 'number' ? stars : undefined;
  } catch {
    return undefined;
  }
}

async function fetchText(file: string): Promise<string | undefined> {
  try {
    const response = await fetch(file);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined; // offline
  }
}

function formatNumber(value: number, lang: string, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(lang === '' ? undefined : lang, options);
}

function keyOf(file: string): string {
  return `octavo-stars:${file}`;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, PATIENCE);
  return () => clearTimeout(timer);
}
