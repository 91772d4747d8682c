import type { Diagnostic, PageOutline } from '@octavo/core/internal';
import type { PageField } from '@octavo/openapi/internal';

/**
 * A heading for the table of contents: h2 to h6, the title of a `<Step>` at depth 3 and the label of an `<Update>` at depth 2, with the
 * headings of the update below it.
 */
export interface CompiledTocEntry {
  depth: number;
  /** A formula in it as its source. */
  text: string;
  /** With its formulas rendered, where it has any. */
  html?: string;
  id: string;
  /** The title of the `<View>` that it stands in. */
  view?: string;
}

/** A snippet in the place of its headings. */
export interface TocSnippet {
  specifier: string;
  /** How far below their own depth its headings stand. */
  level: number;
  /** What its ids end in where the text shows it once more: `-1`. */
  repeat?: string;
  view?: string;
}

/** A module that the page's ESM names. Line and column count from 1. */
export interface PageImport {
  specifier: string;
  line: number;
  column: number;
  /** True for a module that is asked for while the page runs: `import('./chart.jsx')`. */
  isLate?: true;
}

/** An address within the site, as written; `code` holds a token in its place until `linkReferences` puts the final address in. */
export interface ContentReference {
  /** `assets` are those of a `srcset`. */
  kind: 'link' | 'asset' | 'assets';
  value: string;
  line: number;
  column: number;
  /** True for the value of an `icon`. */
  isIcon?: true;
  /** What the author says of the size of an image whose own size the page tells; `code` holds tokens for it too. */
  image?: WrittenSize;
}

/** In pixels. */
export interface WrittenSize {
  width?: number;
  height?: number;
}

/** What an element gives to the component of another file. Line and column count from 1. */
export interface GivenProps {
  specifier: string;
  /** Of the element. */
  name: string;
  props: string[];
  line: number;
  column: number;
}

/** What a page shows of a JSON file that it imports: `{prices.pro}` of `prices`. Line and column count from 1. */
export interface DataRead {
  specifier: string;
  /** The local name of the file's value. */
  name: string;
  path: string[];
  line: number;
  column: number;
}

/** An operation that the page shows. Line and column count from 1. */
export interface PageOperation {
  name: string;
  line: number;
  column: number;
}

/** An icon that the page calls by its name. */
export interface PageIcon {
  name: string;
  type?: string;
  /** False for a text that may only look like a name. */
  isCertain: boolean;
}

/** A page or a snippet, compiled: what one text gives, whatever site it stands in. Plain JSON. */
export interface CompiledPage {
  /** A JavaScript module without JSX; its default export is the component. Empty when the text does not compile. */
  code: string;
  /** In the order of the page. */
  toc: (CompiledTocEntry | TocSnippet)[];
  imports: PageImport[];
  /** What it gives to the default exports of other files; absent where that is nothing. */
  gives?: GivenProps[];
  /** What it shows of JSON files; absent where that is nothing. */
  reads?: DataRead[];
  /** The props that a snippet uses, sorted; absent for what is none, and where only running it tells. */
  takes?: string[];
  /** The names that the module exports; `*` stands for those of another module that it passes on. */
  exports: string[];
  /** `references[N]` belongs to the token of number N. */
  references: ContentReference[];
  /** The parameters and values that it describes, in its order; those inside others are within them. */
  fields: PageField[];
  /** What it sets beside its text: `RequestExample`, `ResponseExample`, `Panel`; each once. */
  examples: string[];
  /** The operations that it shows by name (`<Operation>`, `<Playground>`), as written. */
  operations: PageOperation[];
  /** The components that the page takes from the provider, sorted. Of `<Tree.Folder>` the part before the dot. */
  usesNames: string[];
  /** True where blocks of code show types. */
  hasTypes?: boolean;
  /** Words that may be utility classes, sorted: of class attributes, and of the strings of its JavaScript. */
  classes: string[];
  /** Each once, in the order of the page. */
  icons: PageIcon[];
  /** What the rules for pages look at. Empty when the text does not compile. */
  outline: PageOutline;
  diagnostics: Diagnostic[];
}
