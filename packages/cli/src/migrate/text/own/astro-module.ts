import { splitImports } from './split-imports.ts';

const ATTRIBUTES = String.raw`(?:[^<>"'\`{}]|"[^"]*"|'[^']*'|\`[^\`]*\`|\{(?:[^{}]|\{[^{}]*\})*\})*?`;
const VOID = new RegExp(`<(area|br|col|hr|img|input|source|track|wbr)\\b(${ATTRIBUTES})\\s*/?>`, 'g');
const TAG = new RegExp(`<[A-Za-z][\\w.]*(?=[\\s/>])${ATTRIBUTES}/?>`, 'g');

/** What a component of Astro knows of the page that it stands on. */
export interface AstroPage {
  /** Its address as the old site has it. */
  href: string;
  /** The site's texts in its language, by their names. */
  texts: Readonly<Record<string, unknown>>;
}

/** A component of Astro as a module whose function returns what it shows on a page; undefined where it does more than show something. */
export function toAstroModule(text: string, { href, texts }: AstroPage): string | undefined {
  const [, program = '', template = ''] = /^\s*(?:---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$))?([\s\S]*)$/.exec(text) ?? [];
  if (/<script\b|\bclient:/.test(template)) return undefined;
  const { imports, body } = splitImports(program);
  return [
    ...imports,
    'export default (__props) => {',
    `  const __texts = ${JSON.stringify(texts)};`,
    // A text of Starlight's own, or one with values in it, is not known.
    '  const __t = (name, values) => values === undefined ? __texts[name] ?? __unknown : __unknown;',
    "  const __has = (name) => (name === 'default' ? __props.children : __props['slot_' + name]) !== undefined;",
    `  const Astro = { props: __props, url: ${JSON.stringify({ href, pathname: href })}, locals: { t: __t }, slots: { has: __has } };`,
    body,
    `  return (<>${toJsx(template)}</>);`,
    '};',
  ].join('\n');
}

/** By which prop a module takes what goes into a slot of this name. */
export function slotProp(name: string): string {
  return `slot_${name.replaceAll('-', '_')}`;
}

function toJsx(template: string): string {
  return template
    .replaceAll(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replaceAll(
      /<slot\s+name="([\w-]+)"\s*(?:\/>|>([\s\S]*?)<\/slot>)/g,
      (_, name: string, otherwise = '') => `{__props.${slotProp(name)} ?? <>${otherwise}</>}`,
    )
    .replaceAll(/<slot\s*\/>|<slot\s*>[\s\S]*?<\/slot>/g, '{__props.children}')
    .replaceAll(VOID, '<$1$2 />')
    .replaceAll(TAG, (tag) => tag.replaceAll(/(?<=\s)\{([\w$]+)\}(?=[\s/>])/g, '$1={$1}').replaceAll(/=(`[^`]*`)/g, '={$1}'))
    .trim();
}
