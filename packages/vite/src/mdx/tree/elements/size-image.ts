import type { Expression } from 'estree-jsx';
import type { ContentReference } from '../../compiled-page.ts';
import { createToken } from '../../link-references.ts';
import type { TokenKind } from '../../link-references.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';
import { createObject } from '../nodes/estree-nodes.ts';

/** What shows one image and takes an image's attributes. */
export const IMAGE_NAMES: ReadonlySet<string> = new Set(['img', 'Image', 'ZoomImage']);

/**
 * Gives an image tokens for its size, so that the page keeps its place free: nothing below moves when it comes.
 *
 * Where the author's own style says how high it is, a written width would press it out of shape: there the style says how large the image
 * is by nature, and what the author wrote works on that. `index` is the number of its address, which is undefined for one elsewhere.
 */
export function sizeImage(image: ElementHandle, references: readonly ContentReference[], index = -1): void {
  const reference = references[index];
  if (reference === undefined || image.hasSpread()) return;
  const width = readLength(image, 'width');
  const height = readLength(image, 'height');
  if (width === 'unknown' || height === 'unknown') return;
  if (width === 'relative' || hasOwnHeight(image)) {
    addStyle(image, index);
    return;
  }
  reference.image = { ...(width !== undefined && { width }), ...(typeof height === 'number' && { height }) };
  if (width === undefined) image.set('width', createToken(index, 'width'));
  image.set('height', createToken(index, 'height'));
}

/** Pixels; `relative` for a part of something else, `unknown` for what is known only when the page runs. */
function readLength(image: ElementHandle, name: 'width' | 'height'): number | 'relative' | 'unknown' | undefined {
  if (!image.attributeNames().includes(name)) return undefined;
  const expression = image.getExpression(name);
  const value = expression?.type === 'Literal' ? String(expression.value) : image.get(name);
  if (value === undefined) return 'unknown';
  const [, digits] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value) ?? [];
  if (digits === undefined) return 'relative';
  return Number(digits) > 0 ? Number(digits) : undefined;
}

/** Utility classes and properties that say how high an element is, or what shape it has. */
const HEIGHT_CLASS = /(?:^|[\s:!])(?:h|max-h|min-h|size)-/;
const SHAPE_CLASS = /(?:^|[\s:!])aspect-/;
const HEIGHT_PROPERTY = /^(?:(?:min|max)-?)?(?:height|block-?size)$/i;

function hasOwnHeight(image: ElementHandle): boolean {
  return HEIGHT_CLASS.test(image.get('className') ?? '') || listStyles(image).some((name) => HEIGHT_PROPERTY.test(name));
}

/** The properties of its style, as far as they can be read. */
function listStyles(image: ElementHandle): string[] {
  const text = image.get('style');
  if (text !== undefined) return [...text.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = '']) => name);
  const style = image.getExpression('style');
  if (style?.type !== 'ObjectExpression') return [];
  return style.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    if (property.key.type === 'Identifier') return [property.key.name];
    return property.key.type === 'Literal' ? [String(property.key.value)] : [];
  });
}

/** Size by nature: an image that has not come yet is laid out as one that has. */
function addStyle(image: ElementHandle, index: number): void {
  if (image.kind === 'html' || SHAPE_CLASS.test(image.get('className') ?? '')) return;
  const token = (kind: TokenKind): string => createToken(index, kind);
  const own: [string, string][] = [
    ['contain', token('contain')],
    ['containIntrinsicSize', token('natural')],
    ['aspectRatio', token('ratio')],
  ];
  const written = image.getExpression('style');
  if (written === undefined && image.attributeNames().includes('style')) return;
  if (written !== undefined && written.type !== 'ObjectExpression') return;
  image.set('style', join(createObject(own), written));
}

function join(own: Expression, written: Expression | undefined): Expression {
  if (own.type !== 'ObjectExpression' || written?.type !== 'ObjectExpression') return own;
  return { ...written, properties: [...own.properties, ...written.properties] };
}
