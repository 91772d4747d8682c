import { findCore, readSetting } from './core-script.ts';

/** A page, ready to be shown: its document but for scripts. */
export interface PageRecord {
  html: Element;
  head: Element[];
  sheets: string[];
  /** What stands around the page, as the document has it: never shown itself, but compared and copied. */
  view: Element;
  /** The parts that hold the page's own state, by their kinds: shown, taken out, and shown again when the reader comes back. */
  own: Map<string, Element>;
  /** The script's element: its attributes say what the page needs. Undefined for a page that the site's program takes over. */
  core: Element | undefined;
}

/** Elements that stay when the page changes, and are compared child by child. */
export const FRAME = '.octavo-site,.octavo-layout,.octavo-grid,.octavo-menu,.octavo-sidebar,.octavo-toc';

const OWN = 'main';

/**
 * Fetches the document at an address, and the sheets that it needs. Undefined for what the browser has to open: another build's page, one with
 * scripts in its text, what another address answered, no answer.
 */
export async function fetchRecord(url: string): Promise<PageRecord | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok || !isSame(response.url, url)) return undefined;
    const record = recordPage(new DOMParser().parseFromString(await response.text(), 'text/html'));
    await Promise.all(record?.sheets.map(loadSheet) ?? []);
    return record;
  } catch {
    return undefined; // offline: the browser says so
  }
}

/** A document as a record; undefined where it is not of this build, or has to be opened by the browser. */
export function recordPage(from: Document): PageRecord | undefined {
  const core = from.querySelector('script[data-octavo-core]') ?? undefined;
  const script = core ?? from.querySelector('head > script:last-child');
  const view = from.querySelector('.octavo-site');
  const isKnown = script?.getAttribute('src') === (core ? findCore()?.getAttribute('src') : readSetting('core'));
  if (!isKnown || view === null || from.querySelector('.octavo-site script,[data-octavo-render]') !== null) return undefined;
  const own = new Map<string, Element>();
  return {
    html: from.documentElement.cloneNode() as Element,
    head: [...from.head.children].filter((node) => !node.matches(OTHER_HEAD)),
    sheets: [...from.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? ''),
    view: copyFrame(view, own),
    own,
    core: core?.cloneNode() as Element | undefined,
  };
}

/** A sheet's element in the document. */
export function findSheet(href: string): HTMLLinkElement | undefined {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((link) => link.getAttribute('href') === href);
}

/** Of each kind there is mostly one among its siblings. */
export function kindOf(element: Element): string {
  return `${element.localName}.${element.classList[0]}`;
}

/** What of a head is not merged: scripts do not run a second time, sheets have to be there before. */
const OTHER_HEAD = 'script:not([type="application/ld+json"]),link[rel=stylesheet],link[rel*=preload]';

function copyFrame(element: Element, own: Map<string, Element>): Element {
  const isOwn = element.matches(OWN);
  if (isOwn) own.set(kindOf(element), element);
  if (!isOwn && !element.matches(FRAME)) return document.importNode(element, true);
  const copy = document.importNode(element, false);
  if (!isOwn) copy.append(...[...element.children].map((child) => copyFrame(child, own)));
  return copy;
}

/** Brings a sheet that does not count yet. */
function loadSheet(href: string): Promise<unknown> | undefined {
  if (findSheet(href) !== undefined) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.setAttribute('href', href);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Hosts add a slash to an address, or take it away. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((url) => new URL(url, location.href).href.replace(/\/?([?#].*)?$/, ''));
  return one === other;
}
