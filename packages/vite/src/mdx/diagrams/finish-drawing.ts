import { escapeHtml } from '../../html/escape-html.ts';
import { isDomElement, isDomText } from './node-kinds.ts';
import type { StyleCascade } from './style-cascade.ts';

/** Elements that a drawing may have, by their names in small letters; of others what they hold is kept, and of `UNWANTED` nothing. */
const ELEMENTS: ReadonlyMap<string, string> = new Map(
  (
    'svg g defs marker path rect circle ellipse line polygon polyline text tspan textPath foreignObject title desc a symbol use clipPath mask pattern ' +
    'linearGradient radialGradient stop filter feDropShadow feGaussianBlur feOffset feFlood feComposite feMerge feMergeNode feColorMatrix ' +
    'div span p br b i em strong u s code pre sub sup small ul ol li'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
const UNWANTED: ReadonlySet<string> = new Set(['style', 'script', 'iframe', 'object', 'embed', 'template', 'noscript', 'animate', 'set']);
const VOID = 'br';

/** Attributes that it may have: shapes, places, colours and names. */
const ATTRIBUTES =
  /^(?:id|viewBox|preserveAspectRatio|width|height|[xy][12]?|[cf][xy]|r|rx|ry|d|dx|dy|points|transform|rotate|offset|marker(?:-\w+|Units|Width|Height)|refX|refY|orient|gradient(?:Units|Transform)|pattern(?:Units|Transform)|clipPathUnits|maskUnits|filterUnits|in2?|result|stdDeviation|operator|mode|type|values|flood-(?:color|opacity)|startOffset|textLength|lengthAdjust|role|colspan|(?:fill|stroke|font|text|stop|clip|color|dominant|alignment)(?:-\w+)*|opacity|mask|filter|visibility|overflow|xmlns)$/;

/** Properties that a rule may set: how something looks, not where on the page it lies. */
const PROPERTIES =
  /^(?:fill|stroke|font|text|stop|flood|clip|dominant|alignment|border|padding|margin|background)(?:-\w+)*$|^(?:color|opacity|filter|mask|marker(?:-\w+)?|display|visibility|overflow|white-space|line-height|letter-spacing|vertical-align|width|height|max-width|rx|ry|mix-blend-mode|paint-order|shape-rendering|box-shadow|align-items|justify-content|transform)$/;

/** What asks for something outside the drawing, or is no value. */
const UNSAFE = /url\(\s*(?!["']?#)|@import|expression\(|javascript:|[<{}\\]/i;

/** Addresses that a link may lead to. */
const ADDRESS = /^(?:https?:|mailto:|\/(?!\/)|\.{0,2}\/|#)/i;

/**
 * Writes a drawing as text that stands by itself: each element has what the sheet says of it in `data-octavo-style`, which no policy refuses,
 * and nothing but what draws. Text of authors stays text.
 */
export function finishDrawing(svg: Element, { id, cascade }: { id: string; cascade: StyleCascade }): string {
  return renameIds(writeElement(svg, cascade), id);
}

/** Parts that are referred to are numbered under the drawing's id; Mermaid counts through all that it draws. Other parts have no id. */
function renameIds(svg: string, id: string): string {
  const numbers = new Map<string, number>();
  const rename = (name: string): string => {
    numbers.set(name, numbers.get(name) ?? numbers.size);
    return `${id}-${numbers.get(name)}`;
  };
  return svg
    .replaceAll(/url\((?:&quot;|["'])?#([^)"'&]+)(?:&quot;|["'])?\)/g, (_, name: string) => `url(#${rename(name)})`)
    .replaceAll(/( href="#)([^"]*)"/g, (_, start: string, name: string) => `${start}${rename(name)}"`)
    .replaceAll(/ id="([^"]*)"/g, (_, name: string) => (numbers.has(name) ? ` id="${rename(name)}"` : ''));
}

function writeElement(element: Element, cascade: StyleCascade): string {
  const lowerName = element.localName.toLowerCase();
  if (UNWANTED.has(lowerName)) return '';
  const name = ELEMENTS.get(lowerName);
  if (name === undefined) return writeChildren(element, cascade);
  const tag = `<${name}${writeAttributes(element)}${writeStyle(element, cascade)}>`;
  return name === VOID ? tag : `${tag}${writeChildren(element, cascade)}</${name}>`;
}

function writeChildren(element: Element, cascade: StyleCascade): string {
  return [...element.childNodes]
    .map((child) => (isDomElement(child) ? writeElement(child, cascade) : isDomText(child) ? escapeHtml(child.data) : ''))
    .join('');
}

function writeAttributes(element: Element): string {
  return [...element.attributes]
    .map(({ name, value }) => {
      if (/^(?:xlink:)?href$/.test(name)) return writeLink(element.localName, value);
      if (name === 'class') return writeClasses(value);
      return ATTRIBUTES.test(name) && !UNSAFE.test(value) ? ` ${name}="${escapeHtml(value)}"` : '';
    })
    .join('');
}

/** Mermaid's names of parts, which sheets of authors may count on. */
function writeClasses(names: string): string {
  const kept = names.split(/\s+/).filter((name) => /^[a-z][\w-]*$/i.test(name));
  return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
}

/** A link leads where links may; a reference names a part of the drawing. */
function writeLink(name: string, address: string): string {
  if (name !== 'a') return address.startsWith('#') ? ` href="${escapeHtml(address)}"` : '';
  return ADDRESS.test(address) ? ` href="${escapeHtml(address)}"` : '';
}

function writeStyle(element: Element, cascade: StyleCascade): string {
  const declarations = [...cascade.declarationsOf(element)].filter(
    ([property, value]) => PROPERTIES.test(property) && !UNSAFE.test(value) && !INHERITED.has(`${property}:${value}`),
  );
  if (declarations.length === 0) return '';
  return ` data-octavo-style="${escapeHtml(declarations.map(([property, value]) => `${property}:${value}`).join(';'))}"`;
}

/** Says nothing. */
const INHERITED: ReadonlySet<string> = new Set(['font-family:inherit', 'stroke-dasharray:0']);
