import path from 'node:path';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { OF_TOOLS } from '../../evaluate/read-jsx.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { asList, asObject } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { isKnownComponent, putImports } from '../../text/import-provided.ts';
import { listDeclared } from '../../text/list-declared.ts';
import { maskCode } from '../../text/mask-code.ts';
import type { Codemod } from '../../tool.ts';

/** What a page is given: `{ A }`, `* as A`, `A`, and where it is from. */
interface GivenImport {
  clause: string;
  written: string;
}

const GIVEN = new WeakMap<OldSource, ReadonlyMap<string, GivenImport>>();

/** Writes the imports that `astro-auto-import` gives to all pages of MDX into those that use them. */
export const importAutomatic: Codemod = (text, { source, page }) => {
  const given = GIVEN.get(source) ?? listGiven(source);
  GIVEN.set(source, given);
  if (given.size === 0 || !page.file.endsWith('.mdx')) return text;
  const declared = listDeclared(text);
  const used = new Set(Array.from(maskCode(text).matchAll(/[<{]([A-Z][\w$]*)/g), ([, name = '']) => name));
  const statements = [...used].flatMap((name) => {
    const one = given.get(name);
    // Those of the tool, and a site's own that are called so, are translated.
    if (one === undefined || declared.has(name) || OF_TOOLS.test(name) || isKnownComponent(name)) return [];
    const near = path.posix.relative(path.posix.dirname(page.file), one.written.replace(/^\.?\//, ''));
    return `import ${one.clause} from '${/^\.?\//.test(one.written) ? near.replace(/^(?!\.)/, './') : one.written}';`;
  });
  return putImports(text, statements);
};

function listGiven(source: OldSource): ReadonlyMap<string, GivenImport> {
  const file = source.files.find((one) => /^astro\.config\.[cm]?[jt]s$/.test(one)) ?? '';
  if (!/["']astro-auto-import["']/.test(source.read(file) ?? '')) return new Map();
  const integrations = asList(
    asObject(dropUnread(evaluateModule(file, source, { omitted: /^(?:sidebar|redirects|vite)$/ }).value))['integrations'],
  );
  return new Map(integrations.flat().flatMap((one) => asList(asObject(one)['imports']).flatMap(readGiven)));
}

/** `'./a.astro'`, `{ './b': 'B' }`, `{ './c': ['D', ['default', 'E']] }` */
function readGiven(said: unknown): [name: string, one: GivenImport][] {
  if (typeof said === 'string') {
    const name = toName(said);
    return [[name, { clause: name, written: said }]];
  }
  return Object.entries(asObject(said)).flatMap(([written, names]): [string, GivenImport][] =>
    typeof names === 'string'
      ? [[names, { clause: `* as ${names}`, written }]]
      : asList(names).map((one): [string, GivenImport] => {
          const [name, local] = asList([one].flat()).map(String);
          return [local ?? name ?? '', { clause: local === undefined ? `{ ${name ?? ''} }` : `{ ${name ?? ''} as ${local} }`, written }];
        }),
  );
}

/** `./src/my-note.astro` -> `MyNote` */
function toName(file: string): string {
  return path.posix
    .basename(file)
    .replace(/\.[^.]+$/, '')
    .replaceAll(/(?:^|[^\w$]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
