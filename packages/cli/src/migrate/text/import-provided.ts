import path from 'node:path';
import { findBodyOffset } from '@octavo/core/internal';
import { collectCode } from '../code/collect-code.ts';
import { listProvided } from '../code/list-provided.ts';
import type { ProvidedComponent } from '../code/list-provided.ts';
import { resolveModule } from '../code/resolve-module.ts';
import type { OldSource } from '../source.ts';
import type { Codemod, PageScope } from '../tool.ts';
import { findTags } from './find-tags.ts';
import { listDeclared } from './list-declared.ts';
import { maskCode } from './mask-code.ts';
import { placeCode } from './take-own-code.ts';

const OURS =
  /^(?:Accordion(?:s|Group)?|Admonition|Anchor|Aside|Badge|Callout|Cards?|CardG(?:rid|roup)|Check|Code|Code(?:Block|Group)|Danger|Details|File|Files|FileTree|Folder|Image|Info|Latex|Link|LinkButton|LinkCard|Mermaid|Note|ParamField|ResponseField|Steps?|Tab|TabItem|Table|Tabs|Tip|Warning)$/;

/** Imports the components that a site gives to all pages into each page that uses them, but for those that the steps of a migration write as ours. */
export function createProvidedImporter(ours: RegExp): Codemod {
  return (text, scope) => {
    const masked = maskCode(text);
    const used = new Set([...masked.matchAll(/<([A-Z][\w$]*)(?=[\s/>.])/g)].map(([, name = '']) => name));
    const declared = listDeclared(text);
    const provided = listProvided(scope.source);
    const isOurs = (name: string): boolean =>
      // One without a `src` takes its picture by another name.
      ours.test(name) && !(name === 'Image' && findTags(text, name).some(({ attributes }) => !attributes.has('src')));
    const statements = [...used].flatMap((name) => {
      const one = isOurs(name) || declared.has(name) ? undefined : provided.get(name);
      return (one && importOne(one, scope)) ?? [];
    });
    return putImports(text, statements);
  };
}

/** Imports the components that a site gives to all pages, where its tool has those that are translated. */
export const importProvided: Codemod = createProvidedImporter(OURS);

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

/** The statement that imports a component, as a page of the old site would write it; undefined for one of the tool itself. */
function importOne({ name, provider, from, code }: ProvidedComponent, scope: PageScope): string | undefined {
  if (from === undefined) return code === undefined ? undefined : takeDeclared(name, code, { provider, scope });
  const clause =
    from.name === 'default' ? name : from.name === '*' ? `* as ${name}` : `{ ${from.name === name ? name : `${from.name} as ${name}`} }`;
  const near = findNear(from.written, provider, scope.source);
  if (near === undefined)
    return /^@?(?:fumadocs|nextra|theme|docusaurus)\b/.test(from.written) && from.name !== 'TypeTable'
      ? undefined
      : `import ${clause} from '${from.written}';`;
  const { root } = scope.source;
  const address = path.posix.relative(path.posix.resolve(root, path.posix.dirname(scope.page.file)), path.posix.resolve(root, near));
  return `import ${clause} from '${address.replace(/^(?!\.)/, './')}';`;
}

/** The file of the site that a provider's import means: a script, or a part of Markdown. */
function findNear(written: string, provider: string, source: OldSource): string | undefined {
  const part = /\.mdx?$/.test(written)
    ? (/^@site\/(.+)$/.exec(written)?.[1] ?? path.posix.join(path.posix.dirname(provider), written))
    : undefined;
  if (part !== undefined && source.read(part) !== undefined) return part;
  const found = resolveModule(written, provider, source);
  return found?.kind === 'script' ? found.file : undefined;
}

/** Takes over what a provider has of its own, and not for other modules. */
function takeDeclared(name: string, code: string, { provider, scope }: { provider: string; scope: PageScope }): string | undefined {
  const collected = collectCode(provider, [name], withExport(scope.source, { provider, name, code }));
  if (collected === undefined) return undefined;
  placeCode(collected, scope.site);
  return `import { ${name} } from '/${collected.target}';`;
}

/** A site whose provider exports what it only lists. */
function withExport(source: OldSource, { provider, name, code }: { provider: string; name: string; code: string }): OldSource {
  const statement = code === name ? `export { ${name} };` : `export const ${name} = ${code};`;
  return { ...source, read: (file) => (file === provider ? `${source.read(file) ?? ''}\n${statement}\n` : source.read(file)) };
}
