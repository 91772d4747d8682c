import type { ImageSize } from '@octavo/theme/internal';
import type { ContentReference, WrittenSize } from './compiled-page.ts';

// A control character, which no keyboard writes, keeps a token apart from anything that a page could say. The printer of pages writes it as
// an escape, the compiler of scripts as it is.
const MARK = '\u0001';
const TOKEN = new RegExp(`"(?:\\\\u0001|${MARK})octavo_(ref|width|height|contain|natural|ratio)_(\\d+)(?:\\\\u0001|${MARK})"`, 'g');

/** What a token stands for: the final address, or something of the size of the image there. */
export type TokenKind = 'ref' | 'width' | 'height' | 'contain' | 'natural' | 'ratio';

/** What a reference is resolved to. */
export interface LinkTarget {
  address: string;
  /** Of an image that is one of our files. */
  size?: ImageSize | undefined;
}

/** Returns the string that stands for something of `references[index]` until `linkReferences` replaces it. */
export function createToken(index: number, kind: TokenKind = 'ref'): string {
  return `${MARK}octavo_${kind}_${index}${MARK}`;
}

/** Replaces each token of the code by what `resolve` gives for its reference, as a JavaScript string, or `undefined` for an unknown size. */
export function linkReferences(
  code: string,
  references: readonly ContentReference[],
  resolve: (reference: ContentReference) => LinkTarget,
): string {
  const targets = references.map(resolve);
  return code.replace(TOKEN, (token, kind: TokenKind, index: string) => {
    const [reference, target] = [references[Number(index)], targets[Number(index)]];
    if (reference === undefined || target === undefined) return token;
    const text = kind === 'ref' ? target.address : describeSize(kind, reference.image ?? {}, target.size);
    return text === undefined ? 'undefined' : JSON.stringify(text);
  });
}

/** A picture is as wide as its author says, or as itself, and as high as its shape makes it. */
function describeSize(kind: Exclude<TokenKind, 'ref'>, written: WrittenSize, size: ImageSize | undefined): string | undefined {
  if (size === undefined) return kind === 'width' || kind === 'height' ? written[kind]?.toString() : undefined;
  const { width, height } = size;
  if (kind === 'contain') return 'size';
  if (kind === 'ratio') return `${width} / ${height}`;
  if (kind === 'natural') return `${width}px ${height}px`;
  const shown = written.width ?? width;
  return String(kind === 'width' ? shown : Math.max(1, Math.round((shown * height) / width)));
}
