import { find, hastToReact, html, svg } from 'property-information';
import styleToJs from 'style-to-js';
import type { ElementHandle } from './element-handle.ts';
import { createObject } from './estree-nodes.ts';

/**
 * Gives an element the attributes that React knows: `class` -> `className`, `stroke-width` -> `strokeWidth`, `style="a: b"` ->
 * `style={{ a: 'b' }}`. On a component only `class` and `style` are meant as HTML. Returns what could not be read.
 */
export function renameHtmlAttributes(element: ElementHandle): { badStyle?: string } {
  if (element.kind === 'jsx') renameAttributes(element);
  const style = element.get('style');
  if (style === undefined) return {};
  const entries = parseStyle(style);
  if (!entries) {
    element.remove('style');
    return { badStyle: style };
  }
  if (element.kind === 'jsx') element.set('style', createObject(entries));
  return {};
}

function renameAttributes(element: ElementHandle): void {
  const isTag = /^[a-z][a-z0-9-]*$/.test(element.name);
  for (const name of element.attributeNames()) {
    const to = isTag || name === 'class' ? reactName(name) : name;
    if (to !== name && element.attributeNames().includes(to)) element.remove(name);
    else if (to !== name) element.rename(name, to);
    // An HTML author's `loop=""` is true; React takes the empty string for false.
    if (isTag && element.get(to) === '' && find(html, to).boolean) element.set(to, true);
  }
}

function reactName(name: string): string {
  const inHtml = find(html, name);
  const info = inHtml.defined ? inHtml : find(svg, name);
  if (!info.defined) return name;
  // Names of no space, `data-x` and `aria-label`, are the same in React.
  return info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
}

/** Returns undefined for what is not CSS. */
function parseStyle(style: string): [key: string, value: string][] | undefined {
  try {
    return Object.entries(styleToJs(style, { reactCompat: true })).map(([key, value]) => [key, String(value)]);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
