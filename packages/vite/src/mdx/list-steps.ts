import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import type { Pluggable, PluggableList } from 'unified';
import type { ReadTypes } from './code/create-type-reader.ts';
import type { Highlighter } from './code/create-highlighter.ts';
import type { FoundCode } from './code/found-code.ts';
import { remarkCodeBlocks } from './code/remark-code-blocks.ts';
import { remarkFileFences } from './code/remark-file-fences.ts';
import { mayHavePackageManagers, remarkPackageManagers } from './code/remark-package-managers.ts';
import { mayHaveTabFences, remarkTabFences } from './code/remark-tab-fences.ts';
import type { TypeTools } from './code/type-tools.ts';
import type { PageFormat } from './compile-as.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { ExtensionSteps } from './load-steps.ts';
import { remarkNative } from './native/remark-native.ts';
import type { NativePage } from './native/remark-native.ts';
import type { PageDraft } from './page-draft.ts';
import { GITHUB_MARKDOWN } from './source/github-markdown.ts';
import type { PreparedSource } from './source/prepare-source.ts';
import { remarkAttention } from './source/remark-attention.ts';
import { listScriptSteps } from './source/remark-scripts.ts';
import { remarkUnderlinedHeadings } from './source/remark-underlined-headings.ts';
import { remarkHidden } from './source/text-marks.ts';
import { remarkMarked } from './text/remark-marked.ts';
import type { MarkedPage } from './text/remark-marked.ts';
import { collectExports } from './tree/script/collect-exports.ts';
import { collectIcons } from './tree/elements/collect-icons.ts';
import { dedupeImports } from './tree/script/dedupe-imports.ts';
import { dropOwnImports } from './tree/script/drop-own-imports.ts';
import { createEsmNode } from './tree/nodes/estree-nodes.ts';
import { remarkVariables } from './tree/script/read-variables.ts';
import { recmaProps } from './tree/script/recma-props.ts';
import { recmaRepeats } from './tree/outline/recma-repeats.ts';
import { rehypeAnchors } from './tree/outline/rehype-anchors.ts';
import { rehypeBeside } from './tree/blocks/rehype-beside.ts';
import { rehypeFields } from './tree/outline/rehype-fields.ts';
import { rehypeHeadings } from './tree/outline/rehype-headings.ts';
import { rehypeFit } from './tree/blocks/rehype-fit.ts';
import { rehypeKeys } from './tree/blocks/rehype-keys.ts';
import { rehypeLevels } from './tree/outline/rehype-levels.ts';
import { rehypeMessages } from './tree/mistakes/rehype-messages.ts';
import { rehypeNesting } from './tree/blocks/rehype-nesting.ts';
import { rehypeOutline } from './tree/outline/rehype-outline.ts';
import { rehypePage } from './tree/rehype-page.ts';
import { rehypeTasks } from './tree/blocks/rehype-tasks.ts';
import { rehypeTrees } from './tree/blocks/rehype-trees.ts';
import { rehypeUntrusted } from './tree/blocks/rehype-untrusted.ts';
import { rehypeUpdates } from './tree/blocks/rehype-updates.ts';
import { rehypeVideos } from './tree/blocks/rehype-videos.ts';
import { rehypeViews } from './tree/blocks/rehype-views.ts';
import { remarkAlerts, remarkContainers } from './tree/blocks/remark-containers.ts';
import { mayHaveDefinitions, remarkDefinitions } from './tree/blocks/remark-definitions.ts';
import { mayHaveUnspacedLines, remarkUnspacedLines } from './tree/blocks/remark-unspaced-lines.ts';
import { remarkMistakes } from './tree/mistakes/remark-mistakes.ts';
import { remarkTextMistakes } from './tree/mistakes/remark-text-mistakes.ts';

/** What the steps of a page are made from. */
export interface StepParts {
  prepared: PreparedSource;
  format: PageFormat;
  /** Compile for React's development runtime. */
  dev: boolean;
  highlighter: Highlighter;
  readTypes: ReadTypes;
  typeTools: TypeTools | undefined;
  /** The code of the files that fences name, by how they are written. */
  codes: Readonly<Record<string, FoundCode>>;
  /** Those of extensions. */
  steps: ExtensionSteps;
  /** What reads the page in place of the reference's parser, where it can. */
  native: NativePage | undefined;
  /** What writes the page as Markdown on the way, where that is wanted. */
  marked: MarkedPage | undefined;
}

/** The steps of a page in their order: on Markdown, on HTML, on the module. */
export interface PageSteps {
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
  recmaPlugins: PluggableList;
}

const NODE_TYPES = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxjsEsm'];

/** Lists the steps that make a module of a page; what they find is put into its draft. */
export async function listSteps(draft: PageDraft, parts: StepParts): Promise<PageSteps> {
  const { format, dev, steps } = parts;
  const { text, imports, lifted, containers } = parts.prepared;
  const page = { file: draft.file, text };
  const props = new Set<string>();
  const reading: PluggableList = parts.native ? [[remarkNative, parts.native]] : [];
  const marking: PluggableList = parts.marked ? [[remarkMarked, parts.marked]] : [];
  const rawHtml: PluggableList = format === 'md' ? [[rehypeRaw, { passThrough: NODE_TYPES }]] : [];
  const sanitizer: PluggableList = draft.isTrusted ? [] : [[rehypeUntrusted, draft]];
  const pageFacts: PluggableList = [[rehypeFields, draft.page.fields], rehypeUpdates, rehypeViews, [rehypeBeside, draft.page.examples]];
  return {
    remarkPlugins: [
      ...reading,
      ...(format === 'mdx' ? listScriptSteps(lifted) : []),
      ...marking,
      remarkUnderlinedHeadings,
      remarkAttention,
      remarkHidden,
      remarkVariables,
      ...GITHUB_MARKDOWN,
      [remarkMistakes, draft, parts.prepared],
      [remarkFileFences, draft, parts.codes],
      [remarkContainers, containers],
      remarkAlerts,
      ...(mayHaveDefinitions(text) ? [remarkDefinitions] : []),
      ...(mayHaveUnspacedLines(text) ? [remarkUnspacedLines] : []),
      ...(mayHavePackageManagers(text) ? [remarkPackageManagers] : []),
      ...(mayHaveTabFences(text) ? [remarkTabFences] : []),
      [remarkImports, imports, draft],
      ...(await steps.remark(page)),
      [remarkTextMistakes, draft],
      [remarkCodeBlocks, { highlighter: parts.highlighter, draft, readTypes: parts.readTypes, tools: parts.typeTools }],
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
      rehypeFit,
      rehypeTasks,
      rehypeTrees,
      rehypeVideos,
      ...(await loadStyles(draft)),
      [rehypePage, draft, props],
      ...(dev ? [rehypeKeys] : []),
    ],
    recmaPlugins: [
      [recmaProps, props],
      ...(draft.isPage && !draft.isImported ? [] : [[recmaRepeats, draft.page.toc] satisfies Pluggable]),
      ...(steps.hasPlugins || /icon/i.test(text) ? [[recmaIcons, draft.page] satisfies Pluggable] : []),
      [recmaExports, draft.page],
    ],
  };
}

/** Few pages have styles of their own, and the parser of CSS is not small. */
async function loadStyles(draft: PageDraft): Promise<PluggableList> {
  if (!/<style\b/i.test(draft.text)) return [];
  const { rehypeStyles } = await import('./tree/elements/translate-styles.ts');
  return [[rehypeStyles, draft]];
}

/** None of Octavo's own steps names an icon: a text without the word has none, and a walk through all of its module is one through the largest tree. */
function recmaIcons({ icons }: CompiledPage): (tree: Program) => void {
  return (tree) => void icons.push(...collectIcons(tree));
}

function recmaExports({ exports }: CompiledPage): (tree: Program) => void {
  return (tree) => void exports.push(...collectExports(tree));
}

function remarkImports(imports: readonly Program[], { componentNames }: PageDraft): (tree: Root) => void {
  return (tree) => {
    tree.children.unshift(...dropOwnImports(dedupeImports(imports), componentNames).map(createEsmNode));
  };
}
