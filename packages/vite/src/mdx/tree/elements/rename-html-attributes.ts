import { find, hastToReact, html, svg } from 'property-information';
import styleToJs from 'style-to-js';
import type { ElementHandle } from '../nodes/element-handle.ts';
import { createObject } from '../nodes/estree-nodes.ts';
import { findEntry } from '@octavo/core/internal';

/** What could not be brought into a form that runs. */
export interface LeftOut {
  /** A style that is not CSS. */
  badStyle?: string;
  /** Attributes such as `onclick` whose value is a text: React takes functions only. */
  handlers: string[];
}

/** Attributes that React takes as true; any other without a value is an empty text to it. */
const TAKES_TRUE: ReadonlySet<string> = new Set(
  (
    'allowFullScreen async autoFocus autoPlay autoReverse capture checked contentEditable controls default defer disabled disablePictureInPicture ' +
    'disableRemotePlayback download draggable externalResourcesRequired focusable formNoValidate hidden inert itemScope loop multiple muted ' +
    'noModule noValidate open playsInline preserveAlpha readOnly required reversed scoped seamless selected spellCheck'
  ).split(' '),
);
/** HTML's of former times: React knows them by no name of its own. */
const FORMER: ReadonlySet<string> = new Set(
  (
    'alink allowtransparency bgcolor bordercolor bottommargin charoff codebase codetype hspace leftmargin longdesc lowsrc nohref noresize noshade ' +
    'nowrap rightmargin topmargin valign valuetype vlink vspace'
  ).split(' '),
);

/**
 * Gives an element the attributes that React knows: `class` -> `className`, `stroke-width` -> `strokeWidth`, `style="a: b"` ->
 * `style={{ a: 'b' }}`. On a component only `class` and `style` are meant as HTML. Returns what had to be left out.
 */
export function renameHtmlAttributes(element: ElementHandle): LeftOut {
  const isTag = /^[a-z][a-z0-9-]*$/.test(element.name);
  const handlers = isTag ? element.attributeNames().filter((name) => /^on[a-z]/i.test(name) && element.get(name) !== undefined) : [];
  for (const name of handlers) element.remove(name);
  if (element.kind === 'jsx') renameAttributes(element, isTag);
  const style = element.get('style');
  if (style === undefined) return { handlers };
  const entries = parseStyle(style);
  if (!entries) {
    element.remove('style');
    return { badStyle: style, handlers };
  }
  if (element.kind === 'jsx') element.set('style', createObject(entries));
  return { handlers };
}

function renameAttributes(element: ElementHandle, isTag: boolean): void {
  for (const name of element.attributeNames()) {
    const to = isTag || name === 'class' ? reactName(name) : name;
    if (to !== name && element.attributeNames().includes(to)) element.remove(name);
    else if (to !== name) element.rename(name, to);
    if (!isTag) continue;
    // An HTML author's `loop=""` is true; React takes the empty string for false. And `nowrap` is no property of React's that may be true.
    if (element.get(to) === '' && TAKES_TRUE.has(to) && find(html, to).boolean) element.set(to, true);
    else if (element.isBare(to) && !TAKES_TRUE.has(to) && !/^(?:data|aria)-/.test(to)) element.set(to, '');
  }
}

function reactName(name: string): string {
  if (FORMER.has(name.toLowerCase())) return name.toLowerCase();
  const inHtml = find(html, name);
  const info = inHtml.defined ? inHtml : find(svg, name);
  if (!info.defined) return name;
  // Names of no space, `data-x` and `aria-label`, are the same in React.
  return info.space ? (findEntry(hastToReact, info.property) ?? info.property) : info.attribute;
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
