import { toAstroJsx } from './astro-template.ts';
import { splitImports } from './split-imports.ts';

/** What a component of Astro knows of the page that it stands on. */
export interface AstroPage {
  /** Its address as the old site has it. */
  href: string;
  /** The site's texts in its language, by their names. */
  texts: Readonly<Record<string, unknown>>;
}

/** Makes HTML of Markdown. */
const OF_MARKDOWN = /\bfrom\s*["']@astrojs\/markdown-remark["']/;

/** A component of Astro as a module whose function returns what it shows on a page; undefined where it does more than show something. */
export function toAstroModule(text: string, { href, texts }: AstroPage): string | undefined {
  const [, program = '', template = ''] = /^\s*(?:---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$))?([\s\S]*)$/.exec(text) ?? [];
  const shown = toAstroJsx(template);
  if (shown === undefined) return undefined;
  const { imports: all, body } = splitImports(program);
  const imports = all.filter((one) => !OF_MARKDOWN.test(one));
  return [
    ...imports,
    'export default async (__props) => {',
    // Its text stays the Markdown that it is.
    '  const createMarkdownProcessor = () => ({ render: (text) => ({ code: text }) });',
    `  const __texts = ${JSON.stringify(texts)};`,
    // A text of Starlight's own, or one with values in it, is not known.
    '  const __t = (name, values) => values === undefined ? __texts[name] ?? __unknown : __unknown;',
    "  const __slot = (name) => name === 'default' ? __props.children : __props['slot_' + name];",
    '  const __has = (name) => __slot(name) !== undefined;',
    `  const Astro = { props: __props, url: ${JSON.stringify({ href, pathname: href })}, locals: { t: __t }, slots: { has: __has, render: __slot } };`,
    body,
    `  return (<>${shown}</>);`,
    '};',
  ].join('\n');
}
