import { withoutTitleHeading } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import mdxRollup from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import rehypeRaw from 'rehype-raw';
import type { Root } from 'mdast';
import type { Program } from 'estree-jsx';
import type { PluggableList } from 'unified';
import type { CodeThemes } from '@octavo/core';
import { ExtensionError } from '../extension/extension-error.ts';
import { listComponentNames } from '../extension/extension-module.ts';
import type { MarkdownPage } from '../extension/extension.ts';
import type { ExtensionModule } from '../extension/extension-module.ts';
import { createTypeReader } from './code/create-type-reader.ts';
import type { ReadTypes } from './code/create-type-reader.ts';
import type { TypeTools } from './code/type-tools.ts';
import { createHighlighter } from './code/create-highlighter.ts';
import type { Highlighter } from './code/create-highlighter.ts';
import { mayHavePackageManagers, remarkPackageManagers } from './code/remark-package-managers.ts';
import { mayHaveTabFences, remarkTabFences } from './code/remark-tab-fences.ts';
import type { FoundCode } from './code/found-code.ts';
import { remarkCodeBlocks } from './code/remark-code-blocks.ts';
import { remarkFileFences } from './code/remark-file-fences.ts';
import { compileAs } from './compile-as.ts';
import type { PageFormat } from './compile-as.ts';
import type { CompiledPage } from './compiled-page.ts';
import { describeSyntaxError } from './describe-syntax-error.ts';
import { createStepLoader } from './load-steps.ts';
import type { ExtensionSteps } from './load-steps.ts';
import { createPageDraft, reportFinding } from './page-draft.ts';
import type { PropKinds, PageDraft } from './page-draft.ts';
import { attemptRepaired } from './source/attempt-repaired.ts';
import { remarkHidden } from './source/text-marks.ts';
import { prepareSource } from './source/prepare-source.ts';
import { remarkAttention } from './source/remark-attention.ts';
import { remarkUnderlinedHeadings } from './source/remark-underlined-headings.ts';
import { collectExports } from './tree/collect-exports.ts';
import { collectIcons } from './tree/collect-icons.ts';
import { dedupeImports } from './tree/dedupe-imports.ts';
import { createEsmNode } from './tree/estree-nodes.ts';
import { remarkVariables } from './tree/read-variables.ts';
import { recmaProps } from './tree/recma-props.ts';
import { rehypeAnchors } from './tree/rehype-anchors.ts';
import { rehypeBeside } from './tree/rehype-beside.ts';
import { rehypeFields } from './tree/rehype-fields.ts';
import { rehypeHeadings } from './tree/rehype-headings.ts';
import { rehypeKeys } from './tree/rehype-keys.ts';
import { rehypeLevels } from './tree/rehype-levels.ts';
import { rehypeMessages } from './tree/rehype-messages.ts';
import { rehypeNesting } from './tree/rehype-nesting.ts';
import { rehypeOutline } from './tree/rehype-outline.ts';
import { rehypePage } from './tree/rehype-page.ts';
import { rehypeTables } from './tree/rehype-tables.ts';
import { rehypeTasks } from './tree/rehype-tasks.ts';
import { rehypeTrees } from './tree/rehype-trees.ts';
import { rehypeUntrusted } from './tree/rehype-untrusted.ts';
import { rehypeUpdates } from './tree/rehype-updates.ts';
import { rehypeVideos } from './tree/rehype-videos.ts';
import { rehypeViews } from './tree/rehype-views.ts';
import { remarkMistakes } from './tree/remark-mistakes.ts';
import { mayHaveDefinitions, remarkDefinitions } from './tree/remark-definitions.ts';
import { remarkAlerts, remarkContainers } from './tree/remark-containers.ts';
import { findMarkedInput, remarkMarked } from './text/remark-marked.ts';
import type { MarkedPage } from './text/remark-marked.ts';
import type { MarkedInput, MarkedText } from './text/marked-text.ts';

/** What a compiler is told once. */
export interface CompilerOptions {
  /** Compile for React's development runtime. */
  dev: boolean;
  /** The components that a page has without importing them. */
  componentNames: readonly string[];
  /** The props that these take. */
  componentProps?: PropKinds;
}

/** One file to compile. */
export interface CompileInput {
  /** Its path, with the extension `.mdx` or `.md` (CommonMark with HTML, unless something in it is MDX); diagnostics name it. */
  file: string;
  text: string;
  /** False for a snippet, whose named exports are kept and whose text may use its props by name. Default true. */
  isPage?: boolean;
  /** True for a page that other files import as a snippet. Default false. */
  isImported?: boolean;
  /** False for a page that nobody has checked. Default true. */
  isTrusted?: boolean;
  /** The code of the files that its fences name, by how they are written. */
  codes?: Readonly<Record<string, FoundCode>>;
  /** What reads the types of code, where it is installed. */
  typeTools?: TypeTools | undefined;
  /** The colours of blocks of code; by default Octavo's own. */
  codeThemes?: CodeThemes | undefined;
  /** What adds steps of its own. */
  extensions?: readonly ExtensionModule[] | undefined;
  /** True for a page that is to be written as Markdown too, where that costs no parsing. Default false. */
  isWritten?: boolean;
}

/** A compiled page, and its text as Markdown where it was written. */
export interface CompileResult extends CompiledPage {
  marked?: MarkedText;
}

/** Turns the text of a page into a module. */
export interface Compiler {
  /** Never rejects for what an author wrote: a text that does not compile gives diagnostics and no code. */
  compile(input: CompileInput): Promise<CompileResult>;
}

/** The plugin makes source maps unless it is told not to; nothing would read them. */
const WITHOUT_SOURCE_MAPS = { SourceMapGenerator: undefined };
const NODE_TYPES = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxjsEsm'];

/** Creates a compiler. It knows neither the site nor the disk: the same text always gives the same result. */
export function createCompiler({ dev, componentNames, componentProps = {} }: CompilerOptions): Compiler {
  const highlighter = createHighlighter();
  const readTypes = createTypeReader();
  const loadSteps = createStepLoader();
  const names: ReadonlySet<string> = new Set(componentNames);
  return {
    async compile(input) {
      const { file, text, isPage = true, isImported = false, isTrusted = true, codes = {}, codeThemes, typeTools, extensions = [] } = input;
      const known = { componentNames: withNames(names, extensions), componentProps };
      const draft = createPageDraft({ file, text, isPage, isImported, isTrusted, ...known });
      try {
        const steps = await loadSteps(extensions);
        let marked: MarkedText | undefined;
        const code = await compileAs(draft, (format) =>
          compileDraft(draft, {
            format,
            dev,
            steps,
            codes,
            readTypes,
            typeTools,
            marked: input.isWritten === true ? findMarkedInput(input) : undefined,
            onMarked: (written) => (marked = written),
            highlighter: highlighter.withThemes(codeThemes, steps.code),
          }),
        );
        const diagnostics = draft.page.diagnostics.toSorted(comparePlaces);
        const [usesNames, classes] = [[...draft.usesNames].toSorted(), [...draft.classes].toSorted()];
        return { ...draft.page, code, usesNames, classes, diagnostics, ...(marked && { marked }) };
      } catch (error) {
        if (error instanceof ExtensionError) draft.page.diagnostics.push(onPage(error.diagnostic, file));
        else reportFinding(draft, describeSyntaxError(error, text));
        return draft.page;
      }
    },
  };
}

function withNames(names: ReadonlySet<string>, extensions: readonly ExtensionModule[]): ReadonlySet<string> {
  const added = listComponentNames(extensions);
  return added.length === 0 ? names : new Set([...names, ...added]);
}

/** An extension that fails on one page may be right on all others. */
function onPage(diagnostic: Diagnostic, file: string): Diagnostic {
  return { ...diagnostic, message: `${diagnostic.message} (while ${file} was compiled)` };
}

interface CompileParts {
  format: PageFormat;
  codes: Readonly<Record<string, FoundCode>>;
  dev: boolean;
  highlighter: Highlighter;
  readTypes: ReadTypes;
  typeTools: TypeTools | undefined;
  steps: ExtensionSteps;
  /** What is written as Markdown on the way. */
  marked: MarkedInput | undefined;
  onMarked(written: MarkedText | undefined): void;
}

async function compileDraft(
  draft: PageDraft,
  { format, dev, highlighter, readTypes, typeTools, steps, codes, marked, onMarked }: CompileParts,
): Promise<string> {
  const prepared = prepareSource(draft.isPage ? withoutTitleHeading(draft.text, draft.file) : draft.text, format);
  const { text, imports, containers } = prepared;
  const props = new Set<string>();
  const rawHtml: PluggableList = format === 'md' ? [[rehypeRaw, { passThrough: NODE_TYPES }]] : [];
  const page: MarkdownPage = { file: draft.file, text };
  const sanitizer: PluggableList = draft.isTrusted ? [] : [[rehypeUntrusted, draft]];
  const pageFacts: PluggableList = [[rehypeFields, draft.page.fields], rehypeUpdates, rehypeViews, [rehypeBeside, draft.page.examples]];
  const keys: PluggableList = dev ? [rehypeKeys] : [];
  let written: MarkedText | undefined;
  const marking: PluggableList = marked
    ? [[remarkMarked, { input: marked, containers, imports, onWritten: (one) => (written = one) } satisfies MarkedPage]]
    : [];
  // One plugin per call: its steps close over this call's draft.
  const plugin = mdxRollup({
    format,
    [`${format}Extensions`]: ['.md', '.mdx'],
    development: dev,
    providerImportSource: '@octavo/vite/client/page/mdx-components',
    ...WITHOUT_SOURCE_MAPS,
    remarkPlugins: [
      ...marking,
      remarkUnderlinedHeadings,
      remarkAttention,
      remarkHidden,
      remarkVariables,
      remarkGfm,
      [remarkMistakes, draft, prepared],
      [remarkFileFences, draft, codes],
      [remarkContainers, containers],
      remarkAlerts,
      ...(mayHaveDefinitions(text) ? [remarkDefinitions] : []),
      ...(mayHavePackageManagers(text) ? [remarkPackageManagers] : []),
      ...(mayHaveTabFences(text) ? [remarkTabFences] : []),
      [remarkImports, imports],
      ...(await steps.remark(page)),
      [remarkCodeBlocks, { highlighter, draft, readTypes, tools: typeTools }],
    ],
    rehypePlugins: [
      ...rawHtml,
      ...sanitizer,
      ...(await steps.rehype(page)),
      [rehypeMessages, draft],
      [rehypeOutline, draft],
      [rehypeHeadings, draft.page.toc],
      [rehypeLevels, draft],
      [rehypeAnchors, draft],
      ...(draft.isPage ? pageFacts : []),
      rehypeNesting,
      rehypeTables,
      rehypeTasks,
      rehypeTrees,
      rehypeVideos,
      [rehypePage, draft, props],
      ...keys,
    ],
    recmaPlugins: [
      [recmaProps, props],
      [recmaFacts, draft.page],
    ],
  });
  // The parser stops before anything is in the draft.
  const { result, errors } = await attemptRepaired(text, (source) => plugin.transform(source, toModulePath(draft.file)));
  // What was repaired for a later step is not what is parsed for the text alone.
  if (errors.length === 0) onMarked(written);
  if (typeof result?.code !== 'string') throw new Error(`${draft.file} is neither .mdx nor .md.`);
  for (const error of errors) reportFinding(draft, { ...describeSyntaxError(error, draft.text), severity: 'warning' });
  return result.code;
}

function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** The plugin takes what follows a `?` for a query, and knows extensions in lower case only. */
function toModulePath(file: string): string {
  return file.replaceAll('?', '%3F').replace(/\.mdx?$/i, (extension) => extension.toLowerCase());
}

function recmaFacts({ icons, exports }: CompiledPage): (tree: Program) => void {
  return (tree) => {
    icons.push(...collectIcons(tree));
    exports.push(...collectExports(tree));
  };
}

function remarkImports(imports: readonly Program[]): (tree: Root) => void {
  return (tree) => {
    tree.children.unshift(...dedupeImports(imports).map(createEsmNode));
  };
}
