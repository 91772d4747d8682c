import type { PolicyNeeds } from './policy-needs.ts';
import { toPolicySource } from './policy-needs.ts';

const TAG = /<(img|source|video|audio|track|iframe|embed|image|script|link)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ADDRESS = /\s(?:src|srcset|poster|href|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const DIRECTIVES: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', ['img-src']],
  ['image', ['img-src']],
  ['source', ['img-src', 'media-src']],
  ['video', ['media-src', 'img-src']],
  ['audio', ['media-src']],
  ['track', ['media-src']],
  ['iframe', ['frame-src']],
  ['embed', ['frame-src']],
  ['script', ['script-src']],
]);
const LINKS: ReadonlyMap<string, string> = new Map([
  ['icon', 'img-src'],
  ['stylesheet', 'style-src'],
]);

/** The hosts of what a document shows: images, videos, frames. */
export function listShown(html: string): PolicyNeeds {
  const found: Record<string, string[]> = {};
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    const link = LINKS.get(/\srel\s*=\s*"([^"]*)"/i.exec(attributes)?.[1] ?? '');
    const directives = name.toLowerCase() === 'link' ? (link === undefined ? [] : [link]) : (DIRECTIVES.get(name.toLowerCase()) ?? []);
    for (const [, double, single] of attributes.matchAll(ADDRESS))
      for (const address of (double ?? single ?? '').split(/,\s+/))
        for (const directive of directives) (found[directive] ??= []).push(...toPolicySource(address));
  }
  return found;
}

/** The hosts that a style sheet names: of images and fonts, and of other sheets. */
export function listSheetAddresses(css: string): PolicyNeeds {
  const used = [...css.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi)].flatMap(([, address = '']) => toPolicySource(address));
  const sheets = [...css.matchAll(/@import\s+(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s]+)/gi)].flatMap(([, address = '']) =>
    toPolicySource(address),
  );
  return { 'img-src': used, 'font-src': used, 'style-src': sheets };
}
