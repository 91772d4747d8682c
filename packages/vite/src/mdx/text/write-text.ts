import type { RootContent } from 'mdast';
import { showHidden } from '../source/text-marks.ts';
import { readLiteral } from './read-attributes.ts';
import { readSourceTree } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';
import { writeNodes } from './write-nodes.ts';

/** A content file as text. */
export interface TextFile {
  /** Path from the content root. */
  file: string;
  text: string;
  /** False for one that nobody has checked: it is read as Markdown, and HTML in it is a text. Default true. */
  isTrusted?: boolean;
}

/** What a text is written with. */
export interface TextScope {
  /** Finds the file that an import of `importer` names, where it is Markdown or MDX, or what stands for an operation: `operation:GET /routes`. */
  findSnippet(specifier: string, importer: string): TextFile | undefined;
  /** The address that one of a file's text leads to. */
  toUrl(url: string, file: string): string;
}

/**
 * Writes the text of a page as Markdown, as its author wrote it, but with each component in a Markdown form and its snippets in their places:
 * no import, no JSX, no expression, no link that runs code. The text of a page that cannot be parsed loses only what stands on lines of imports and exports.
 */
export async function writeText(page: TextFile, scope: TextScope): Promise<string> {
  const text = await writeFile(page, { ...scope, props: {}, above: new Set([page.file]) });
  return showHidden(text)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** What the name of an operation begins with, where a text asks for it as for a snippet. */
export const OPERATION = 'operation:';

const SHOWS_OPERATION: ReadonlySet<string> = new Set(['Operation', 'Playground']);

interface FileScope extends TextScope {
  /** What a snippet was given. */
  props: Readonly<Record<string, string>>;
  /** The files that are being written: a snippet in itself ends there. */
  above: ReadonlySet<string>;
}

async function writeFile({ file, text, isTrusted = true }: TextFile, scope: FileScope): Promise<string> {
  const tree = await readSourceTree(text, isTrusted ? file : `${file}.md`);
  if (tree === undefined) return text.replaceAll(/^(?:import|export)\s.*$/gm, '');
  const imports = readImports(tree);
  const constants = readConstants(tree.root.children);
  return writeNodes(tree.root.children, {
    source: tree.text,
    isTrusted,
    evaluate: (code) => readLiteral(code) ?? scope.props[code.trim().replace(/^props\./, '')] ?? constants.get(code.trim()) ?? '',
    toUrl: (url) => scope.toUrl(url, file),
    writeSnippet(name, props) {
      const operation = SHOWS_OPERATION.has(name) && props['operation'] ? OPERATION + props['operation'].trim() : undefined;
      const specifier = name === 'Snippet' ? `/snippets/${props['file'] ?? ''}` : (imports.get(name) ?? operation);
      const snippet = specifier === undefined ? undefined : scope.findSnippet(specifier, file);
      if (snippet === undefined) return undefined;
      const above = new Set([...scope.above, snippet.file]);
      return scope.above.has(snippet.file) ? Promise.resolve('') : writeFile(snippet, { ...scope, props, above });
    },
  });
}

/** What each imported name is imported from. */
function readImports({ imports }: SourceTree): ReadonlyMap<string, string> {
  const statements = imports.flatMap(({ body }) => body).filter((statement) => statement.type === 'ImportDeclaration');
  return new Map(
    statements.flatMap(({ specifiers, source }) => specifiers.map(({ local }): [string, string] => [local.name, String(source.value)])),
  );
}

/** `export const port = 8080` */
function readConstants(nodes: readonly RootContent[]): ReadonlyMap<string, string> {
  const code = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
  const found = [...code.matchAll(/^export\s+const\s+(\w+)\s*=\s*([^;\n]+);?\s*$/gm)];
  return new Map(
    found.flatMap(([, name = '', value = '']) => {
      const text = readLiteral(value);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}
