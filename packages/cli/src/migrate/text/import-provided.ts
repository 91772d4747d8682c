import path from 'node:path';
import { findBodyOffset } from '@octavo/core/internal';
import type { OldSource } from '../source.ts';
import type { Codemod } from '../tool.ts';
import { maskCode } from './mask-code.ts';
import { resolvePathAlias } from './path-aliases.ts';
import { findScript } from './take-own-code.ts';

/** Files that give components to all pages, or those of a route, which use them without an import. */
const PROVIDER = /^(?:src\/)?(?:mdx-components|components\/mdx(?:-components)?|theme\/MDXComponents(?:\/index)?|app\/.*\/page)\.[jt]sx?$/;
const IMPORT = /^import\s+(?!type\b)([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?\s*from\s+["']([^"'\n]+)["']/gm;
const OURS =
  /^(?:Accordion(?:s|Group)?|Admonition|Anchor|Aside|Badge|Banner|Callout|Cards?|CardG(?:rid|roup)|Check|Code|Code(?:Block|Group)|Columns?|Danger|Details|Expandable|File|Files|FileTree|Folder|Frame|Icon|Image|Info|Latex|Link|LinkButton|LinkCard|Mermaid|Note|Panel|ParamField|ResponseField|Steps?|Tab|TabItem|Table|Tabs|Tip|Tooltip|Tree|TypeTable|Update|View|Warning)$/;

/** Imports the components that a site gives to all pages into each page that uses them. */
export const importProvided: Codemod = (text, { page, source }) => {
  const provided = listProvided(source);
  if (provided.length === 0) return text;
  const masked = maskCode(text);
  const isUsed = (name: string): boolean =>
    new RegExp(`<${name}(?=[\\s/>])`).test(masked) && !new RegExp(`^(?:import|export)\\b[^;]*?\\b${name}\\b`, 'm').test(masked);
  const lines = provided.flatMap(({ name, isDefault, file }) => {
    if (!isUsed(name)) return [];
    const written = path.posix.relative(path.posix.dirname(page.file), file).replace(/^(?!\.)/, './');
    return [`import ${isDefault ? name : `{ ${name} }`} from '${written}';`];
  });
  return putImports(text, lines);
};

/** Puts statements above the text of a page. */
export function putImports(text: string, statements: readonly string[]): string {
  if (statements.length === 0) return text;
  const body = findBodyOffset(text);
  return `${text.slice(0, body)}${body > 0 && !text.slice(0, body).endsWith('\n') ? '\n' : ''}\n${statements.join('\n')}\n\n${text.slice(body).replace(/^\n+/, '')}`;
}

/** Whether a component is one that the steps of a migration, or Octavo, have by the same name. */
export function isKnownComponent(name: string): boolean {
  return OURS.test(name);
}

interface Provided {
  name: string;
  isDefault: boolean;
  /** Path from the source folder. */
  file: string;
}

const PROVIDED = new WeakMap<OldSource, Provided[]>();

function listProvided(source: OldSource): Provided[] {
  const known = PROVIDED.get(source);
  if (known !== undefined) return known;
  const all = source.files.filter((file) => PROVIDER.test(file)).flatMap((file) => readProvider(file, source));
  // The last one counts: `mdx-components` stands below `app`.
  const found = [...new Map(all.map((one) => [one.name, one])).values()];
  PROVIDED.set(source, found);
  return found;
}

function readProvider(provider: string, source: OldSource): Provided[] {
  return [...(source.read(provider) ?? '').matchAll(IMPORT)].flatMap(([, main, list = '', written = '']): Provided[] => {
    const near = written.startsWith('@site/') ? written.slice('@site/'.length) : written;
    const named = written.startsWith('.') ? path.posix.join(path.posix.dirname(provider), written) : resolvePathAlias(written, source);
    const file = findScript(named ?? near, source);
    if (file === undefined) return [];
    const names = list.split(',').map((one) => one.trim());
    return [
      ...(main === undefined ? [] : [{ name: main, isDefault: true, file }]),
      ...names.filter((one) => /^[A-Z][\w$]*$/.test(one)).map((name) => ({ name, isDefault: false, file })),
    ].filter(({ name }) => /^[A-Z]/.test(name) && !isKnownComponent(name));
  });
}
