import type { RedirectRule } from './redirect-rule.ts';
import { writeSpared } from './redirect-rule.ts';

/**
 * Renders `vercel.json`: redirects, and the way to a page's Markdown for requests that prefer it. That is a redirect, too: rewrites count there
 * only where there is no file.
 */
export function renderVercelJson(rules: readonly RedirectRule[], base: string): string {
  const root = base === '/' ? '' : base;
  const has = [{ type: 'header', key: 'accept', value: '(.*)text/markdown(.*)' }];
  const toMarkdown = [
    { source: root || '/', has, destination: `${root}/index.md`, statusCode: 302 },
    { source: `${root}/:page((?!assets/|.*\\.\\w+$).*[^/]){/}?`, has, destination: `${root}/:page.md`, statusCode: 302 },
  ];
  const redirects = [...rules.map((rule) => ({ ...renderRule(rule), statusCode: rule.status })), ...toMarkdown];
  return `${JSON.stringify({ redirects }, null, 2)}\n`;
}

/** Writes a rule as Vercel reads it: each wildcard has a name and says what it takes; the first leaves pages to themselves. */
function renderRule({ from, to, spared }: RedirectRule): { source: string; destination: string } {
  const names = new Map<string, string>();
  const source = from.replaceAll(WILDCARD, (_token, slash: string, given: string | undefined, sign: string | undefined, at: number) => {
    const name = given ?? `splat${names.size}`;
    const left = names.size > 0 ? [] : spared.map((address) => address.slice(at + slash.length));
    names.set(given ?? `${names.size}`, name);
    const isPart = given !== undefined && sign === undefined;
    const part = `${slash}:${name}(${writeSpared(left)}${isPart ? '[^/]+' : sign === '+' ? '.+' : '.*'})`;
    return given === undefined || isPart || slash === '' || sign === '+' ? part : `{${part}}${left.includes('') ? '' : '?'}`;
  });
  const [, host = '', path = ''] = /^(\w+:\/\/[^/]*)?(.*)$/s.exec(to) ?? [];
  const [first] = names.values();
  const destination = path.replaceAll(WILDCARD, (token, slash: string, given: string | undefined) => {
    const name = names.get(given ?? '0') ?? (given === undefined || given === 'splat' ? first : undefined);
    return name === undefined ? token : `${slash}:${name}`;
  });
  return { source, destination: host + destination };
}

const WILDCARD = /(\/?)(?::([a-z_]\w*)(?:\([^)]*\))?([*+?])?|\*)/gi;
