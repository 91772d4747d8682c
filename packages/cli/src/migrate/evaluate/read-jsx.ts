import type { ESTree } from 'vite';
import { asObject } from '../read-value.ts';
import { isReadFunction } from './create-function.ts';
import { asMarkup, isMarkup, rawMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { UNREAD } from './unread.ts';
import { writeTag } from './write-tag.ts';

/** What elements are read with. */
export interface JsxReader {
  read(node: ESTree.Node): unknown;
  /** Whether all of it has to be known: of a title in a config, what is known is enough. */
  isStrict: boolean;
  /** Reads what may stay unknown. */
  guess(node: ESTree.Node): unknown;
  /** The value of a name; undefined where it has none. */
  find(name: string): unknown;
}

/** Components of the tools, which a migration translates wherever they stand. */
export const OF_TOOLS =
  /^(?:Accordions?|Aside|Badge|Callout|Cards?|CardGrid|Code|FileTree|Icon|LinkButton|LinkCard|PackageManagers|Steps?|Tab|TabItem|Tabs|YouTube)$/;

/** Reads an element of JSX as the markup that it shows: components of the site's own are what they return. */
export function readJsx(node: ESTree.JSXElement | ESTree.JSXFragment, reader: JsxReader): Markup | typeof UNREAD {
  const inner = asMarkup(node.children.map((child) => readChild(child, reader)));
  if (inner === UNREAD || node.type === 'JSXFragment') return inner;
  const { name, attributes } = node.openingElement;
  const props = readAttributes(attributes, reader);
  if (props === undefined || name.type !== 'JSXIdentifier') return UNREAD;
  const shown = 'set:html' in props ? rawMarkup(props['set:html']) : 'set:text' in props ? asMarkup(props['set:text']) : inner;
  if (name.name === 'Fragment') return shown;
  if (/^[a-z]/.test(name.name)) return shown === UNREAD ? UNREAD : writeTag(name.name, props, shown);
  const component = reader.find(name.name);
  // `const { Tag } = props`
  if (typeof component === 'string') return shown === UNREAD ? UNREAD : writeTag(component, props, shown);
  // What holds nothing shows what it has for that.
  const children = inner.markup.trim() === '' ? undefined : inner;
  if (isReadFunction(component)) return asMarkup(component({ ...props, children }));
  // A drawing is a component in Astro.
  if (typeof asObject(component)['src'] === 'string') return writeTag('img', { src: asObject(component)['src'], alt: '', ...props }, inner);
  // Of Docusaurus, Next and VitePress.
  if (/^Image(?:Zoom)?$/.test(name.name)) return writeTag('img', omitLoading(props), inner);
  if (name.name === 'VPButton') return writeTag('a', { href: props['href'] }, asMarkup(props['text']) as Markup);
  if (/^(?:VP)?Link$/.test(name.name)) return writeTag('a', { href: props['to'] ?? props['href'] }, inner);
  if (OF_TOOLS.test(name.name)) return writeTag(name.name, props, inner);
  return reader.isStrict ? UNREAD : inner;
}

/** Without what tells Next or Astro how to load a picture, and with the address of one that a module gives. */
function omitLoading(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { src } = props;
  const address = asObject(src)['src'] ?? asObject(asObject(src)['default'])['src'] ?? src;
  return Object.fromEntries(
    Object.entries({ ...props, src: address }).filter(
      ([key]) =>
        !/^(?:blurDataURL|densities|fill|fit|formats?|inferSize|layout|loader|placeholder|position|priority|quality|sizes|unoptimized|widths)$/.test(
          key,
        ),
    ),
  );
}

function readChild(child: ESTree.JSXChild, { read, ...reader }: JsxReader): unknown {
  switch (child.type) {
    case 'JSXText':
      return { markup: (child.raw ?? child.value).replaceAll(/\s+/g, ' ') } satisfies Markup;
    case 'JSXExpressionContainer':
      return child.expression.type === 'JSXEmptyExpression' ? '' : read(child.expression);
    case 'JSXSpreadChild':
      return UNREAD;
    default:
      return readJsx(child, { read, ...reader });
  }
}

const LOOKS = /^(?:class(?:Name|:list)?|style)$/;
/** What stands for a picture, or a value, until it is there. */
const STANDS_IN = /^(?:blurDataURL|placeholder)$/;

function omitUnread(value: unknown): unknown {
  return value === UNREAD ? undefined : value;
}

/** Undefined where one cannot be read. */
function readAttributes(
  attributes: readonly (ESTree.JSXAttribute | ESTree.JSXSpreadAttribute)[],
  { read, guess, isStrict }: JsxReader,
): Record<string, unknown> | undefined {
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = read(attribute.argument);
      if (typeof spread !== 'object' || isMarkup(spread)) return undefined;
      Object.assign(props, spread);
      continue;
    }
    const { name, value } = attribute;
    const key = name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
    if (value === null) props[key] = true;
    else if (value.type !== 'JSXExpressionContainer') props[key] = read(value);
    // The styles of the old site's own are not here: `cn('a', className)`.
    else if (STANDS_IN.test(key)) continue;
    else if (LOOKS.test(key)) props[key] = omitUnread(guess(value.expression));
    else if (value.expression.type !== 'JSXEmptyExpression') props[key] = read(value.expression);
    if (props[key] !== UNREAD) continue;
    if (isStrict) return undefined;
    props[key] = undefined;
  }
  return props;
}
