import { showHidden } from '../source/text-marks.ts';
import { toSnippetSpecifier } from '../tree/elements/link-snippet.ts';
import { showValue } from './evaluate-expression.ts';
import { findKnown, listExportPrograms, readConstants, readImportedConstants, readImports } from './read-names.ts';
import type { SourceImport } from './read-names.ts';
import { readSourceTree } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';
import { OPERATION } from './text-scope.ts';
import type { TextFile, TextScope } from './text-scope.ts';
import { writeNodes } from './write-nodes.ts';

/**
 * Writes the text of a page as Markdown, as its author wrote it, but with each component in a Markdown form and its snippets in their places:
 * no import, no JSX, no expression, no link that runs code. The text of a page that cannot be parsed loses only what stands on lines of imports and exports.
 * It is not parsed where its `tree` is known.
 */
export async function writeText(page: TextFile, scope: TextScope, tree?: SourceTree): Promise<string> {
  const text = await writeFile(page, { ...scope, above: new Set([page.file]) }, tree);
  return showHidden(text)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const SHOWS_OPERATION: ReadonlySet<string> = new Set(['Operation', 'Playground']);

interface FileScope extends TextScope {
  /** What a snippet was given; undefined for a page. */
  props?: Readonly<Record<string, unknown>>;
  /** The files that are being written: a snippet in itself ends there. */
  above: ReadonlySet<string>;
}

async function writeFile({ file, text, isTrusted = true }: TextFile, scope: FileScope, known?: SourceTree): Promise<string> {
  const tree = known ?? (await readSourceTree(text, { file, isTrusted }));
  if (tree === undefined) return text.replaceAll(/^(?:import|export)\s.*$/gm, '');
  const imports = readImports(tree.imports);
  const imported = await readImportedConstants(imports, (specifier) => scope.findSnippet(specifier, file));
  const constants = new Map([...imported, ...readConstants(listExportPrograms(tree))]);
  return writeNodes(tree.root.children, {
    source: tree.text,
    isTrusted,
    find: (name) => findKnown(name, { constants, imports, props: scope.props }),
    toUrl: (url) => scope.toUrl(url, file),
    writeSnippet(name, { props, writeChildren }) {
      const specifier = findSpecifier(name, { imports, props });
      const snippet = specifier === undefined ? undefined : scope.findSnippet(specifier, file);
      if (snippet === undefined) return undefined;
      if (scope.above.has(snippet.file)) return Promise.resolve('');
      const above = new Set([...scope.above, snippet.file]);
      return writeChildren().then((children) =>
        writeFile(snippet, { ...scope, props: { ...props, ...(children && { children }) }, above }),
      );
    },
  });
}

interface NamedParts {
  imports: ReadonlyMap<string, SourceImport>;
  props: Readonly<Record<string, unknown>>;
}

/** What an element's content is imported from. */
function findSpecifier(name: string, { imports, props }: NamedParts): string | undefined {
  if (name === 'Snippet') return toSnippetSpecifier(showValue(props['file']));
  const imported = imports.get(name);
  if (imported !== undefined) return imported.name === 'default' ? imported.specifier : undefined;
  const operation = SHOWS_OPERATION.has(name) ? showValue(props['operation']).trim() : '';
  return operation === '' ? undefined : OPERATION + operation;
}
