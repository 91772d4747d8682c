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
  SearchWords,
  Severity,
  Site,
  SiteNames,
  SitePage,
  Words,
} from '@octavo/core';
import type { PluggableList } from 'unified';
import type { HeadTag } from '../html/head-tag.ts';
import type { Output, OutputFile, OutputSource } from './output.ts';
import type { StandardSchema } from './standard-schema.ts';

export type { HeadTag, Output, OutputFile, OutputSource, Site, SitePage };
export type { FrontmatterOf } from './standard-schema.ts';

/**
 * What a module adds to a site: the default export of a file or a package that `octavo({ extensions: ['./docs-extension.ts'] })` names.
 *
 * It is data: there are no hooks with an order between them. Lists of several extensions are joined, in the order in which the extensions are
 * named. What there can be only one of is an error that names both where two of them give it. Modules for the browser are named by path from
 * the extension's own file, or as packages.
 */
export interface Extension {
  /** Names it in messages. Default: the name of its package, or of its file without extension. */
  name?: string;
  /** What pages are compiled with; loaded in every thread that compiles. */
  markdown?: MarkdownExtension;
  /** Files that the site serves beside its documents: the same bytes in dev and in a build. They come before Octavo's own. */
  outputs?: readonly Output[];
  /** What the head says while a page is shown, beside what Octavo puts there: in its document, and where a reader gets to it by a link. */
  head?(page: SitePage, site: Site, source: Pick<OutputSource, 'base'>): readonly HeadTag[];
  /** What the frontmatter of every page is to be: a schema of any library that speaks Standard Schema. `useFrontmatter()` gives what it makes. */
  frontmatter?: StandardSchema;
  /** Components that pages have without an import, and regions of the layout: modules with a default export, by name. */
  components?: Readonly<Record<string, string>>;
  /** Words of the interface by the code of a language: others for ours, and more for components of one's own. */
  words?: Readonly<Record<string, WordsExtension>>;
  /** Rules of one's own, and the severity of ours by their codes. */
  checks?: Readonly<Record<string, CheckSetting>> & { readonly [code in DiagnosticCode]?: Severity | 'off' };
  /** A module whose default export makes what the search dialog searches with, fetched when a reader first searches; Octavo's own index is not made then. */
  search?: string;
  /** A module whose default export makes what answers questions in the search dialog: it is fetched when a reader asks the first. */
  ask?: string;
  /** Pages that no file holds. They are asked for when the extension is loaded. */
  pages?(): Iterable<ExtensionPage> | Promise<Iterable<ExtensionPage>>;
  /**
   * The config and the pages as the site is to have them: groups of navigation, say. Asked for whenever one of them has changed, at once and
   * without a look at anything else; Octavo puts APIs in afterwards, by this same interface.
   */
  arrange?(parts: SiteParts): ArrangedParts;
}

/** What a site is made of, as it was read. */
export interface SiteParts {
  /** What `docs.json` says, in one form for both of its shapes. */
  readonly config: Config;
  /** Those of files, and those that extensions give. */
  readonly pages: readonly Page[];
  /** The JSON and YAML files of the content root, by their paths from it. */
  readonly files: readonly string[];
}

/** What is to take the place of a part, and what is wrong with them. */
export interface ArrangedParts {
  /** The config in place of the one that was read. */
  readonly config?: Config;
  /** All pages of the site, in place of those that were read. */
  readonly pages?: readonly Page[];
  /** What is wrong with the parts, for the terminal and the page. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** Steps of the compiler. */
export interface MarkdownExtension {
  /** Plugins of remark, after Markdown was parsed: blocks of code are still text, and nothing is compiled yet. */
  remark?: MarkdownPlugins;
  /** Plugins of rehype, before Octavo's own steps: a heading that they add is part of the table of contents. */
  rehype?: MarkdownPlugins;
  /** How blocks of code are coloured. */
  code?: CodeExtension;
}

/** Plugins of unified; a function gives those of one page, where they take a while to load and few pages need them. */
export type MarkdownPlugins = PluggableList | ((page: MarkdownPage) => PluggableList | Promise<PluggableList>);

/** A page, or a snippet, before it is parsed. */
export interface MarkdownPage {
  /** Its path from the content root. */
  readonly file: string;
  /** As the parser takes it: without frontmatter, each line where its author put it. */
  readonly text: string;
}

/** What Shiki colours code with, beside what it brings. */
export interface CodeExtension {
  /** Grammars, each by its `name` and its `aliases`. */
  languages?: readonly LanguageInput[];
  /** The colours in place of Octavo's, each a theme or the name of one of Shiki's; a theme that `docs.json` names comes first. */
  themes?: Readonly<Record<'light' | 'dark', ThemeRegistrationAny | string>>;
  /** Transformers of Shiki, for each code block, in this order; `this.options.meta.__raw` is what the author wrote after the language. */
  transformers?: readonly ShikiTransformer[];
}

/**
 * The words of one language. Those of the search dialog and of the page menu have a list each, since they are fetched later; texts of
 * components stand in `parts` by their English, those of API pages in `api`, and in `names` what parts of a site are called that its author
 * has not named: `{ parts: { Copy: 'Kopier' }, names: { Overview: 'Oversikt' } }`.
 */
export type WordsExtension = Partial<Words> & {
  readonly searchDialog?: Partial<SearchWords>;
  readonly pageMenu?: Partial<PageMenuWords>;
  readonly parts?: Partial<PartTexts>;
  readonly names?: Partial<SiteNames>;
  readonly api?: Partial<ApiTexts>;
} & {
  readonly [word: string]:
    | string
    | Partial<SearchWords>
    | Partial<PageMenuWords>
    | Partial<PartTexts>
    | Partial<SiteNames>
    | Partial<ApiTexts>
    | undefined;
};

/** The severity of a code, `off` for none, or a rule: it looks at one page. */
export type CheckSetting = Severity | 'off' | CheckRule;

/** A rule; what it finds has the code `<extension>:<name of the rule>`. */
export type CheckRule = (page: SitePage, given: { site: Site; text: string }) => Iterable<CheckFinding>;

/** What a rule has found; line and column count from 1, of the page's whole text. */
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

/** A page that no file holds; in everything else it is as a file at its path would be. */
export interface ExtensionPage {
  /** Its path from the content root, by which navigation names it: `reference/parse`. With `.md` its text is Markdown, else MDX. */
  path: string;
  /** Its fields, as a page of a file has them between two lines of `---`. */
  frontmatter?: Readonly<Record<string, Json>>;
  /** Its text, without frontmatter. */
  text: string;
}

/** Gives an extension its type. */
export function defineExtension<const Given extends Extension>(extension: Given): Given {
  return extension;
}
