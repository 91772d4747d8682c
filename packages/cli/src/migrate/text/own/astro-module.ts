import { splitImports } from './split-imports.ts';

const ATTRIBUTES = String.raw`(?:[^<>"'\`{}]|"[^"]*"|'[^']*'|\`[^\`]*\`|\{(?:[^{}]|\{[^{}]*\})*\})*?`;
const VOID = new RegExp(`<(area|br|col|hr|img|input|source|track|wbr)\\b(${ATTRIBUTES})\\s*/?>`, 'g');
const TAG = new RegExp(`<[A-Za-z][\\w.]*(?=[\\s/>])${ATTRIBUTES}/?>`, 'g');

/** A component of Astro as a module whose function returns what it shows on a page (its address as the old site has it); undefined where it does more than show something. */
export function toAstroModule(text: string, href: string): string | undefined {
  const [, program = '', template = ''] = /^\s*(?:---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$))?([\s\S]*)$/.exec(text) ?? [];
  if (/<script\b|<slot\s+name=|\bclient:/.test(template)) return undefined;
  const { imports, body } = splitImports(program);
  return [
    ...imports,
    'export default (__props) => {',
    `  const Astro = { props: __props, url: ${JSON.stringify({ href, pathname: href })} };`,
    body,
    `  return (<>${toJsx(template)}</>);`,
    '};',
  ].join('\n');
}

function toJsx(template: string): string {
  return template
    .replaceAll(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<slot\s*\/>|<slot\s*>[\s\S]*?<\/slot>/g, '{__props.children}')
    .replaceAll(VOID, '<$1$2 />')
    .replaceAll(TAG, (tag) => tag.replaceAll(/(?<=\s)\{([\w$]+)\}(?=[\s/>])/g, '$1={$1}').replaceAll(/=(`[^`]*`)/g, '={$1}'))
    .trim();
}
