import type { LanguageInput, ShikiTransformer, ThemeRegistrationAny } from '@shikijs/core';
import type {
  Config,
  Diagnostic,
  DiagnosticCode,
  Json,
  Page,
  PageMenuWords,
  PartTexts,
  ApiTexts,
  ChangeTexts,
  SearchWords,
  Severity,
  Site,
  SiteNames,
  SitePage,
  Words,
} from '@octavo/core';
import type { PluggableList } from 'unified';
import type { HeadTag } from '../html/head-tag.ts';
import type { Listed } from './read-listed.ts';
import type { Output, OutputFile, OutputSource } from './output.ts';
import type { StandardSchema } from './standard-schema.ts';

export type { HeadTag, Output, OutputFile, OutputSource, ShikiTransformer, Site, SitePage };
export type { FrontmatterOf } from './standard-schema.ts';

/**
 * What a module adds to a site: the default export of a file or a package that `octavo({ extensions: ['./docs-extension.ts'] })` names.
 *
 * It is data: there are no hooks, so there is no order of calls. The lists of several extensions are joined in the order in which the
 * extensions are named. If two of them set the same thing, such as `search`, that is an error that names both. A module for the browser is a
 * path from the extension's own file, or the name of a package.
 */
export interface Extension {
  /** The name of the extension in messages. Default: the name of its package or file, or the folder of an `extension.ts`. */
  name?: string;
  /** Plugins and code colours that pages are compiled with. Every thread that compiles pages loads them. */
  markdown?: MarkdownExtension;
  /** Files that the site serves beside its documents. If Octavo has a file at the same address, the extension's is used. */
  outputs?: readonly Output[];
  /** Elements of the head of a page, added to Octavo's own: in its document, and when a reader comes to it by a link. */
  head?(page: SitePage, site: Site, source: Pick<OutputSource, 'base'>): readonly HeadTag[];
  /** The schema of every page's frontmatter, from any library that implements Standard Schema. `useFrontmatter()` returns its output. */
  frontmatter?: StandardSchema;
  /** Components that pages can use without an import, and regions of the layout: by name, modules with a default export. */
  components?: Readonly<Record<string, string>>;
  /** Words of the interface, by language code: replacements for Octavo's words, and words of your own components. */
  words?: Readonly<Record<string, WordsExtension>>;
  /** Your own rules, by name, and the severity of Octavo's codes. */
  checks?: Readonly<Record<string, CheckSetting>> & { readonly [code in DiagnosticCode]?: Severity | 'off' };
  /** A module whose default export creates the search behind the search dialog. It is fetched at a reader's first search. Octavo then makes no index. */
  search?: string;
  /** A module whose default export creates what answers questions in the search dialog. It is fetched at a reader's first question. */
  ask?: string;
  /** Pages without a file. The function is called when the extension is loaded. */
  pages?(): Listed<ExtensionPage>;
  /**
   * Changes the config or the pages, such as the groups of navigation. It is called after each change of one of them. It returns its result at
   * once, not as a promise, from what it is given alone. API pages are added afterwards.
   */
  arrange?(parts: SiteParts): ArrangedParts;
}

/** What a site is made of, as it was read. */
export interface SiteParts {
  /** The config from `docs.json`, in one form for both of its shapes. */
  readonly config: Config;
  /** The pages of files, and those of extensions. */
  readonly pages: readonly Page[];
  /** The JSON and YAML files of the content root, by their paths from it. */
  readonly files: readonly string[];
}

/** The parts that replace those that were read, and mistakes in them. */
export interface ArrangedParts {
  /** The config to use instead. */
  readonly config?: Config;
  /** All pages of the site, to use instead. */
  readonly pages?: readonly Page[];
  /** Mistakes in the parts, for the terminal and the page. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** Steps of the compiler. */
export interface MarkdownExtension {
  /** Plugins of remark. They run after Markdown is parsed; code blocks are still text. */
  remark?: MarkdownPlugins;
  /** Plugins of rehype. They run before Octavo's own steps, so a heading that they add is in the table of contents. */
  rehype?: MarkdownPlugins;
  /** Languages, colours and transformers of code blocks. */
  code?: CodeExtension;
}

/** Plugins of unified. A function returns those of one page, for plugins that take a while to load and that few pages need. */
export type MarkdownPlugins = PluggableList | ((page: MarkdownPage) => PluggableList | Promise<PluggableList>);

/** A page, or a snippet, before it is parsed. */
export interface MarkdownPage {
  /** Its path from the content root. */
  readonly file: string;
  /** Its text without frontmatter. Each line has the number that it has in the file. */
  readonly text: string;
}

/** What Shiki highlights code with, in addition to its own languages and themes. */
export interface CodeExtension {
  /** Grammars, each with a `name` and `aliases`. */
  languages?: readonly LanguageInput[];
  /** Colours instead of Octavo's: for each mode a theme, or the name of one of Shiki's. A theme in `docs.json` takes precedence. */
  themes?: Readonly<Record<'light' | 'dark', ThemeRegistrationAny | string>>;
  /** Transformers of Shiki, for each code block, in this order. `this.options.meta.__raw` is the text after the language of the fence. */
  transformers?: readonly ShikiTransformer[];
}

/**
 * The words of one language. Those of the search dialog and of the page menu have a list each, since they are fetched later; texts of
 * components stand in `parts` by their English, those of API pages in `api`, of what changed in an API in `changes`, and in `names` what parts of a site are called that its author
 * has not named: `{ parts: { Copy: 'Kopier' }, names: { Overview: 'Oversikt' } }`.
 */
export type WordsExtension = Partial<Words> & {
  readonly searchDialog?: Partial<SearchWords>;
  readonly pageMenu?: Partial<PageMenuWords>;
  readonly parts?: Partial<PartTexts>;
  readonly names?: Partial<SiteNames>;
  readonly changes?: Partial<ChangeTexts>;
  readonly api?: Partial<ApiTexts>;
} & {
  readonly [word: string]:
    | string
    | Partial<SearchWords>
    | Partial<PageMenuWords>
    | Partial<PartTexts>
    | Partial<SiteNames>
    | Partial<ChangeTexts>
    | Partial<ApiTexts>
    | undefined;
};

/** The severity of a code, `off` for none, or a rule: it looks at one page. */
export type CheckSetting = Severity | 'off' | CheckRule;

/** A rule; what it finds has the code `<extension>:<name of the rule>`. */
export type CheckRule = (page: SitePage, given: { site: Site; text: string }) => Iterable<CheckFinding>;

/** A finding of a rule. Lines and columns count from 1, in the page's whole text. */
export interface CheckFinding {
  /** What is wrong, in one sentence. */
  message: string;
  /** What the author can do about it. */
  hint?: string;
  /** How serious it is. Default: `warning`. */
  severity?: Severity;
  /** The line of the finding; without it, the finding is about the whole page. */
  line?: number;
  /** The column in this line. */
  column?: number;
  /** How many characters the frame underlines. */
  length?: number;
}

/** A page without a file. In everything else it is like a file at its path. */
export interface ExtensionPage {
  /** Its path from the content root, as navigation names it: `reference/parse`. With `.md` at its end the text is Markdown, else MDX. */
  path: string;
  /** The fields of its frontmatter. */
  frontmatter?: Readonly<Record<string, Json>>;
  /** Its text, without frontmatter. */
  text: string;
}

/** Gives an extension its type. */
export function defineExtension<const Given extends Extension>(extension: Given): Given {
  return extension;
}
