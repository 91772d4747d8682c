import { readTagAttributes } from './list-tags.ts';
import type { StartTag } from './list-tags.ts';
import type { PolicyNeeds } from './policy-needs.ts';
import { toPolicySource } from './policy-needs.ts';

const ADDRESSES = ['src', 'srcset', 'poster', 'href', 'xlink:href'];
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
export function listShown(tags: readonly StartTag[]): PolicyNeeds {
  const found: Record<string, string[]> = {};
  for (const { name, attributes } of tags) {
    if (name !== 'link' && !DIRECTIVES.has(name)) continue;
    const known = readTagAttributes(attributes);
    const link = LINKS.get(known.get('rel') ?? '');
    const directives = name === 'link' ? (link === undefined ? [] : [link]) : (DIRECTIVES.get(name) ?? []);
    for (const address of ADDRESSES.flatMap((attribute) => known.get(attribute)?.split(/,\s+/) ?? []))
      for (const directive of directives) (found[directive] ??= []).push(...toPolicySource(address));
  }
  return found;
}

/** The hosts that a document's own sheets and `style` attributes name; no attribute imports a sheet. */
export function listStyled(tags: readonly StartTag[]): PolicyNeeds[] {
  return tags.flatMap(({ name, attributes, text }) => {
    const style = namesAddress(attributes) ? readTagAttributes(attributes).get('style') : undefined;
    return [
      ...(name === 'style' && namesAddress(text) ? [listSheetAddresses(text)] : []),
      ...(style === undefined ? [] : [{ ...listSheetAddresses(style), 'style-src': [] }]),
    ];
  });
}

/** A quick look: most of what a document says of styles names no other host. */
function namesAddress(text: string): boolean {
  return text.includes('//');
}

/** The hosts that a style sheet names: of images and fonts, and of other sheets. */
export function listSheetAddresses(css: string): Readonly<Record<string, string[]>> {
  const used = [...css.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi)].flatMap(([, address = '']) => toPolicySource(address));
  const sheets = [...css.matchAll(/@import\s+(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s]+)/gi)].flatMap(([, address = '']) =>
    toPolicySource(address),
  );
  return { 'img-src': used, 'font-src': used, 'style-src': sheets };
}
