import { SCRIPT, slotProp } from './astro-template.ts';

/** An element of a template. */
export interface VueElement {
  name: string;
  attributes: [name: string, value: string | undefined][];
  children: (VueElement | string)[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<\/([\w.-]+)\s*>|<([A-Za-z][\w.-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)*)\s*(\/?)>|\{\{[\s\S]*?\}\}/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/g;
const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

/** What no JSX says: elements by name, slots that are given values, all listeners at once. */
const LIVE = /^(?:v-on|is|:is)$|^(?:#|v-slot\b).*$/;
/** What JSX may call an attribute: `dark:bg-zinc:30` of classes written as attributes is none. */
const IN_JSX = /^[A-Za-z_][\w-]*(?::[\w-]+)?$/;
/** An element whose name is computed: `<component :is="tag">`. */
const DYNAMIC = /^component$/i;
const IS = /^(?::|v-bind:)is$/;
/** What shows no more than it holds. */
const BARE = /^(?:template|client-?only|keep-?alive|suspense|transition(?:-?group)?)$/i;
/** What stands elsewhere in the page than its component. */
const TELEPORT = /^teleport$/i;
const LISTENER = /^(?:@|v-on:)([\w-]+)|^v-(model)\b/;
/** `#title`, `v-slot:title`, without values. */
const SLOT = /^(?:#|v-slot:)([\w-]+)$/;

/** A template of Vue as JSX; undefined where it does what no JSX says. An element that listens has a listener there, too: it cannot be shown alone. */
export function toVueJsx(template: string): string | undefined {
  const root = parseTemplate(template);
  return root === undefined || isLive(root) ? undefined : writeChildren(root.children);
}

/** Reads a template; undefined where its tags do not fit. */
export function parseTemplate(template: string): VueElement | undefined {
  const root: VueElement = { name: '', attributes: [], children: [] };
  const open = [root];
  let done = 0;
  for (const match of template.matchAll(TOKEN)) {
    const [whole, closed, name, attributes = '', end] = match;
    const parent = open.at(-1);
    if (parent === undefined) return undefined;
    parent.children.push(template.slice(done, match.index));
    done = match.index + whole.length;
    if (closed !== undefined) {
      if (open.pop()?.name !== closed) return undefined;
    } else if (name !== undefined) {
      const found = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', a, b, c]): [string, string | undefined] => [key, a ?? b ?? c]);
      const element: VueElement = { name, attributes: found, children: [] };
      parent.children.push(element);
      if (end === '' && !VOID.test(name)) open.push(element);
    } else if (whole.startsWith('{{')) parent.children.push(whole);
  }
  root.children.push(template.slice(done));
  return open.length === 1 ? root : undefined;
}

function isLive({ name, attributes, children }: VueElement): boolean {
  if (DYNAMIC.test(name))
    return !attributes.some(([key]) => IS.test(key)) || children.some((child) => typeof child !== 'string' && isLive(child));
  if (TELEPORT.test(name)) return false;
  if (name === 'slot') return attributes.some(([key, value]) => key !== 'name' || value === undefined);
  const isSlot = (key: string, value: string | undefined): boolean => name === 'template' && SLOT.test(key) && value === undefined;
  return (
    attributes.some(([key, value]) => LIVE.test(key) && !isSlot(key, value)) ||
    children.some((child) => typeof child !== 'string' && isLive(child))
  );
}

/** `v-if`, `v-else-if` and `v-else` of neighbours are one condition. */
function writeChildren(children: VueElement['children']): string {
  let result = '';
  let condition = '';
  for (const child of children) {
    if (typeof child === 'string') {
      result += writeText(child);
      continue;
    }
    const find = (key: string): string | undefined => child.attributes.find(([name]) => name === key)?.[1];
    const isElse = child.attributes.some(([name]) => name === 'v-else' || name === 'v-else-if');
    const test = find('v-if') ?? find('v-else-if') ?? (isElse ? 'true' : undefined);
    const asked = isElse ? `!(${condition}) && (${test ?? 'true'})` : test;
    condition = test === undefined ? '' : isElse ? `${condition} || (${test})` : `(${test})`;
    result += asked === undefined ? writeElement(child) : `{${asked} ? <>${writeElement(child)}</> : null}`;
  }
  return result;
}

function writeText(text: string): string {
  if (text.startsWith('{{')) return `{${text.slice(2, -2)}}`;
  return text.replaceAll(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/>/g, '&gt;');
}

function writeElement(element: VueElement): string {
  const loop = /^\s*(?:\(([\s\S]*?)\)|([\s\S]*?))\s+(?:in|of)\s+([\s\S]+)$/.exec(
    element.attributes.find(([name]) => name === 'v-for')?.[1] ?? '',
  );
  const written = writeTag(element);
  return loop === null ? written : `{(${listOf(loop[3] ?? '')}).map((${loop[1] ?? loop[2] ?? ''}) => (<>${written}</>))}`;
}

/** `3` of `v-for="n in 3"` counts from one. */
function listOf(list: string): string {
  return /^\d{1,3}$/.test(list.trim()) ? JSON.stringify(Array.from({ length: Number(list) }, (_, index) => index + 1)) : list;
}

function writeTag({ name, attributes, children }: VueElement): string {
  const said = new Map(attributes);
  if (TELEPORT.test(name)) return SCRIPT;
  if (name === 'slot') return writeSlot(said.get('name') ?? 'default', writeChildren(children));
  const text = said.get('v-text');
  const slots = children.flatMap((child) => (typeof child === 'string' ? [] : (findSlot(child) ?? [])));
  const held = children.filter((child) => typeof child === 'string' || !slots.some(({ element }) => element === child));
  const inner = text === undefined ? writeChildren(held) : `{${text}}`;
  if (BARE.test(name)) return `<>${inner}</>`;
  if (DYNAMIC.test(name)) {
    const named = writeTag({ name: 'Is', attributes: attributes.filter(([key]) => !IS.test(key)), children });
    return `{((Is) => (${named}))(${attributes.find(([key]) => IS.test(key))?.[1] ?? ''})}`;
  }
  const classes = [JSON.stringify(said.get('class') ?? ''), said.get(':class') ?? said.get('v-bind:class') ?? '""'];
  const others = attributes.filter(([key]) => !/^(?::|v-bind:)?class$/.test(key));
  const written = others.flatMap(([key, value]) => writeAttribute(/^[A-Z]/.test(name) ? toCamel(key) : key, value));
  for (const { slot, element } of slots) written.push(`${slotProp(slot)}={<>${writeChildren(element.children)}</>}`);
  if (others.length < attributes.length) written.unshift(`class={[${classes.join(', ')}]}`);
  return `<${[name, ...written].join(' ')}>${inner}</${name}>`;
}

function writeSlot(name: string, otherwise: string): string {
  const given = name === 'default' ? '__bound.children' : `__bound.${slotProp(name)}`;
  return `{${given} ?? <>${otherwise}</>}`;
}

/** `<template #title>`: what a component takes for a slot with a name. */
function findSlot(element: VueElement): { slot: string; element: VueElement } | undefined {
  const slot = element.name === 'template' ? element.attributes.flatMap(([key]) => SLOT.exec(key)?.[1] ?? [])[0] : undefined;
  return slot === undefined || slot === 'default' ? undefined : { slot, element };
}

function writeAttribute(key: string, value: string | undefined): string[] {
  const [listener, event, model] = LISTENER.exec(key) ?? [];
  if (listener !== undefined) return [`on${toCamel(`-${event ?? model ?? ''}`)}={() => undefined}`];
  if (/^:?ref$|^#default$|^v-slot:default$/.test(key)) return [];
  if (key === 'v-html') return [`set:html={${value ?? ''}}`];
  if (key === 'v-bind') return [`{...(${value ?? '{}'})}`];
  const bound = /^(?::|v-bind:)(.+)$/.exec(key)?.[1];
  if (bound === 'key' || (bound === undefined && key.startsWith('v-')) || !IN_JSX.test(bound ?? key)) return [];
  if (bound !== undefined) return [`${bound}={${value ?? bound}}`];
  return [value === undefined ? key : `${key}={${JSON.stringify(value)}}`];
}

/** `:my-prop` -> `:myProp` */
function toCamel(key: string): string {
  return key.startsWith('v-') ? key : key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
