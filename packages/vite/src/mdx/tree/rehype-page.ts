import type { Root } from 'hast';
import type { Program } from 'estree-jsx';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import { checkComponent } from './elements/check-component.ts';
import { checkSize } from './elements/check-size.ts';
import { collectElementClasses, collectProgramClasses } from './elements/collect-classes.ts';
import { collectImports } from './script/collect-imports.ts';
import { collectReferences } from './elements/collect-references.ts';
import { createDefaultImport, createEsmNode, createNamedImport, createNamespaceImport, createProgram } from './nodes/estree-nodes.ts';
import { dropFormatAttributes } from './elements/drop-format-attributes.ts';
import type { ElementHandle } from './nodes/element-handle.ts';
import { guardComponents } from './elements/guard-components.ts';
import { hideExports } from './script/hide-exports.ts';
import { REACT_NAMES } from './script/known-globals.ts';
import { linkDiagram } from './elements/link-diagram.ts';
import { linkOperation } from './elements/link-operation.ts';
import { linkSnippet } from './elements/link-snippet.ts';
import { findDefaultImports, noteGiven } from './elements/note-given.ts';
import { findBrowserDifference } from './mistakes/find-browser-difference.ts';
import { findLostText } from './mistakes/find-lost-text.ts';
import { findModuleNames, findPagePrograms } from './nodes/page-programs.ts';
import type { PageProgram } from './nodes/page-programs.ts';
import { renameHtmlAttributes } from './elements/rename-html-attributes.ts';
import { fillStrings } from './script/read-variables.ts';
import { listDataReads } from './script/list-data-reads.ts';
import { listTakenProps } from './script/list-taken-props.ts';
import { resolveIdentifiers } from './script/resolve-identifiers.ts';
import { IMAGE_NAMES, sizeImage } from './elements/size-image.ts';
import { visitElements } from './nodes/visit-elements.ts';

/** Brings a page's elements and JavaScript into the form that runs, and fills the draft with what it finds on the way. */
export function rehypePage(draft: PageDraft, props: Set<string>): (tree: Root) => void {
  return (tree) => {
    const programs = findPagePrograms(tree);
    for (const { program } of programs) fillStrings(program);
    const moduleNames = findModuleNames(programs);
    draft.page.imports.push(...collectImports(programs, draft.text));

    const reads = listDataReads(programs, findDefaultImports(programs));
    if (reads.length > 0) draft.page.reads = reads;

    for (const finding of findBrowserDifference(programs, draft.text)) reportFinding(draft, finding);

    const outer = resolveIdentifiers(programs, moduleNames, draft);
    for (const name of outer.props) props.add(name);
    const takes = draft.isPage && !draft.isImported ? undefined : listTakenProps(programs, outer.props);
    if (takes) draft.page.takes = takes;
    for (const name of outer.react) moduleNames.add(name);

    const used = prepareElements(tree, programs, { moduleNames, react: outer.react, draft });

    const guard = guardComponents(tree, programs, moduleNames);
    for (const { program } of programs) collectProgramClasses(program, draft.classes);
    if (draft.isPage && !draft.isImported) {
      if (hasText(tree)) for (const finding of findLostText(programs)) reportFinding(draft, finding);
      for (const { kind, program } of programs) if (kind === 'esm') hideExports(program);
    }
    tree.children.unshift(createEsmNode(createImports(outer.react, used)), ...(guard ? [createEsmNode(guard)] : []));
  };
}

/** True where a page is more than JavaScript. */
function hasText({ children }: Root): boolean {
  return children.some((node) => node.type !== 'mdxjsEsm' && !(node.type === 'text' && node.value.trim() === ''));
}

/** What the elements of a page or a script are compared with. */
export interface ElementScope {
  /** The names that its own JavaScript declares. */
  moduleNames: ReadonlySet<string>;
  /** Names to import from React; added to. */
  react: Set<string>;
  draft: PageDraft;
}

/** What elements need that nobody imported. */
export interface UsedByElements {
  /** The local names of the snippets that elements name, by their addresses. */
  snippets: ReadonlyMap<string, string>;
  /** A fence, in a page that has a CodeBlock of its own. */
  hasFence: boolean;
  hasScript: boolean;
  /** An element whose content is given as a string of HTML. */
  hasHtml: boolean;
}

/** The local name of what runs a `<script>`. */
const SCRIPT = '_OctavoScript';

/** That of what runs the scripts in a string of HTML. */
const HTML = '_OctavoHtml';

/** That of what shows a fence where the page's own component has the name. */
const FENCE = '_OctavoFence';

/** Only what is made of a fence holds the code as HTML. */
function isFence(element: ElementHandle): boolean {
  return element.name === 'CodeBlock' && element.get('html') !== undefined;
}

/** A style sheet's string holds no elements. */
function takesHtml(element: ElementHandle): boolean {
  return /^(?!style$)[a-z][^.]*$/.test(element.name) && element.getExpression('dangerouslySetInnerHTML') !== undefined;
}

/** Brings every element into the form that runs. */
export function prepareElements(tree: Root, programs: readonly PageProgram[], scope: ElementScope): UsedByElements {
  const { moduleNames, react, draft } = scope;
  const snippets = new Map<string, string>();
  const files = findDefaultImports(programs);
  let hasImage = false;
  let hasFence = false;
  let hasScript = false;
  let hasHtml = false;
  visitElements(tree, programs, moduleNames, (element, isDeclared) => {
    // React would take these for the document's own.
    if (/^(?:html|head|body)$/.test(element.name)) element.unwrap();
    if (!isDeclared('Snippet')) importSnippet(element, snippets, draft);
    for (const [specifier, local] of snippets) files.set(local, specifier);
    noteGiven(element, files, draft);
    if (!isDeclared(element.name)) linkOperation(element, snippets, draft);
    if (!isDeclared('Mermaid')) linkDiagram(element);
    const { badStyle, handlers } = renameHtmlAttributes(element);
    for (const name of handlers) reportHandler(name, element.place, draft);
    if (badStyle !== undefined) reportBadStyle(badStyle, element.place, draft);
    checkSize(element, draft);
    if (element.name === 'img') markDecorative(element);
    dropFormatAttributes(element);
    collectElementClasses(element, draft.classes);
    const numbers = collectReferences(element, draft.page.references);
    if (IMAGE_NAMES.has(element.name) && !isDeclared(element.name)) {
      orderImage(element, { isFirst: draft.isPage && !hasImage });
      hasImage = true;
      sizeImage(element, draft.page.references, numbers.get('src'));
    }
    importFromReact(element, react, isDeclared, draft);
    checkComponent(element, draft, (name) => isDeclared(name) || react.has(name) || isSnippetName(name, snippets));
    if (isFence(element) && isDeclared(element.name)) {
      element.setName(FENCE);
      hasFence = true;
    }
    if (element.name === 'script') {
      element.setName(SCRIPT);
      hasScript = true;
    } else if (takesHtml(element) && !isDeclared(element.name)) {
      element.set('element', element.name);
      element.setName(HTML);
      hasHtml = true;
    }
  });
  return { snippets, hasFence, hasScript, hasHtml };
}

/** An image without a text is none to a screen reader, which would read its address aloud; the author is told by `octavo check`. */
function markDecorative(image: ElementHandle): void {
  if (!image.hasSpread() && !image.attributeNames().includes('alt')) image.set('alt', '');
}

/** A page's first image may be what its reader came for; the others come when they are near. The theme's own images do so by themselves. */
function orderImage(image: ElementHandle, { isFirst }: { isFirst: boolean }): void {
  const names = image.attributeNames();
  const isPlain = image.kind === 'jsx' && image.name === 'img';
  if (image.hasSpread()) return;
  if (isFirst !== isPlain && !names.includes('loading')) image.set('loading', isFirst ? 'eager' : 'lazy');
  if (isPlain && !names.includes('decoding')) image.set('decoding', 'async');
}

function importSnippet(element: ElementHandle, snippets: Map<string, string>, draft: PageDraft): void {
  const specifier = linkSnippet(element, snippets);
  if (specifier) draft.page.imports.push({ specifier, ...(element.place ?? { line: 1, column: 1 }) });
}

/** `<Fragment>` and `<React.Suspense>` come from React unless the page or the theme has a component of that name. */
function importFromReact({ name }: ElementHandle, react: Set<string>, isDeclared: (name: string) => boolean, draft: PageDraft): void {
  const [head = ''] = name.split('.');
  if ((head === 'React' || REACT_NAMES.has(head)) && !isDeclared(head) && !draft.componentNames.has(head)) react.add(head);
}

function isSnippetName(name: string, snippets: ReadonlyMap<string, string>): boolean {
  return [...snippets.values()].includes(name);
}

/** The imports that an author left out: from React, of the snippets that elements name, and of what runs scripts. */
export function createImports(react: ReadonlySet<string>, { snippets, hasFence, hasScript, hasHtml }: UsedByElements): Program {
  const named = [...react].filter((name) => name !== 'React').toSorted();
  return createProgram([
    ...(react.has('React') ? [createNamespaceImport('React', 'react')] : []),
    ...(named.length > 0 ? [createNamedImport(named, 'react')] : []),
    ...[...snippets].map(([specifier, local]) => createDefaultImport(local, specifier)),
    ...(hasFence ? [createNamedImport(['CodeFence'], '@octavo/vite/client/page/code-fence', FENCE)] : []),
    ...(hasScript ? [createNamedImport(['AuthorScript'], '@octavo/vite/client/page/author-script', SCRIPT)] : []),
    ...(hasHtml ? [createNamedImport(['AuthorHtml'], '@octavo/vite/client/page/author-html', HTML)] : []),
  ]);
}

function reportBadStyle(style: string, place: ElementHandle['place'], draft: PageDraft): void {
  reportFinding(draft, {
    code: 'page/bad-style',
    severity: 'warning',
    message: `Invalid CSS in the style "${style}"; ignored.`,
    hint: 'Write declarations, such as style="color: red; margin: 0".',
    place,
  });
}

function reportHandler(name: string, place: ElementHandle['place'], draft: PageDraft): void {
  reportFinding(draft, {
    code: 'page/text-handler',
    severity: 'warning',
    message: `\`${name}\` is a string, but must be a function; ignored.`,
    hint: `Write \`${/[A-Z]/.test(name) ? name : `on${name.charAt(2).toUpperCase()}${name.slice(3)}`}={() => …}\`, or put the code in a script file beside the config.`,
    place,
  });
}
