import { asObject } from '../read-value.ts';
import { toFence } from '../write-fence.ts';
import { writeAttribute } from '../write-attribute.ts';
import type { Markup } from './markup.ts';
import { isMarkup } from './markup.ts';
import { UNREAD } from './unread.ts';

const VOID = /^(?:area|br|col|hr|img|input|link|source|track|wbr)$/;

/** Names of React for attributes of HTML. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', 'class:list': 'class' };

/**
 * An element with its attributes; `UNREAD` where one of them is a program (`onClick`), or no text, number or list of classes. A link leads where
 * it leads, whatever counts its clicks.
 */
export function writeTag(name: string, props: Readonly<Record<string, unknown>>, { markup }: Markup): Markup | typeof UNREAD {
  if (name === 'Code' && typeof props['code'] === 'string') return writeCode(props['code'], props);
  const isHtml = /^[a-z]/.test(name);
  const isCounted = name === 'a' && typeof props['href'] === 'string' && !props['href'].startsWith('#');
  let head = `<${name}`;
  for (const [key, value] of Object.entries(props)) {
    if (key === 'key' || key === 'children' || key.includes('set:') || value === undefined || value === null || value === false) continue;
    if (isCounted && /^on[A-Z]/.test(key)) continue;
    if (/^on[A-Z:]|^client:/.test(key) || typeof value === 'function' || isMarkup(value)) return UNREAD;
    const written = isHtml ? writeHtml(key, value) : writeProp(key, value);
    if (written === undefined) return UNREAD;
    head += written;
  }
  if (isHtml && VOID.test(name)) return { markup: `${head} />` };
  // A link in a link is none: a browser ends the outer one there.
  const held = name === 'a' ? markup.replaceAll(/<a\s[^<>]*>/g, '<span>').replaceAll('</a>', '</span>') : markup;
  if (isHtml) return { markup: `${head}>${held}</${name}>` };
  if (name === 'Icon' || name === 'YouTube') return { markup: `${head} />` };
  if (name === 'Badge') return { markup: markup === '' ? `${head} />` : `${head}>${markup}</${name}>` };
  // What components hold is Markdown of its own.
  return { markup: markup.trim() === '' ? `\n${head} />\n` : `\n${head}>\n\n${markup.trim()}\n\n</${name}>\n` };
}

/** `<Code code="…" lang="js" title="a.js" meta="{1}" />` as a block of Markdown. */
function writeCode(code: string, { lang, title, meta }: Readonly<Record<string, unknown>>): Markup {
  const said = [typeof title === 'string' ? `title=${JSON.stringify(title)}` : '', typeof meta === 'string' ? meta : ''];
  return { markup: `\n\n${toFence(code, { language: typeof lang === 'string' ? lang : 'text', meta: said.join(' ').trim() })}\n\n` };
}

function writeHtml(key: string, value: unknown): string | undefined {
  const name = HTML_NAMES[key] ?? key;
  if (value === true) return ` ${name}`;
  if (typeof value === 'number') return ` ${name}="${value}"`;
  // In Markdown an attribute holds a text, and no code.
  if (typeof value === 'string') return ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  if (name === 'class') return writeAttribute(name, listClasses(value).join(' '));
  return name === 'style' ? writeAttribute(name, writeStyle(asObject(value))) : undefined;
}

/** `['a', { b: true }]` -> `a b` */
function listClasses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listClasses);
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Object.entries(value ?? {}).flatMap(([name, isSet]) => (isSet ? [name] : []));
}

/** `{ fontSize: '90%', marginTop: 0 }` -> `font-size:90%;margin-top:0` */
function writeStyle(value: Readonly<Record<string, unknown>>): string {
  return Object.entries(value)
    .filter(([, one]) => typeof one === 'string' || typeof one === 'number')
    .map(([name, one]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(one)}`)
    .join(';');
}

function writeProp(key: string, value: unknown): string | undefined {
  if (/^class(?:Name|:list)?$/.test(key)) return writeAttribute('className', listClasses(value).join(' '));
  if (value === true) return ` ${key}`;
  return typeof value === 'string' ? writeAttribute(key, value) : ` ${key}={${JSON.stringify(value)}}`;
}
