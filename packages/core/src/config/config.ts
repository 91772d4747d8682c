import type * as v from 'valibot';
import type { Json } from '../json.ts';
import type { SiteName } from '../language/site-names.ts';
import type { CodeThemes } from './code-themes.ts';
import type { ConfigApiFiles } from './current/schema/api-files.ts';
import type { bannerSchema } from './current/schema/banner.ts';
import type { currentFooterSchema } from './current/schema/footer.ts';
import type { navbarSchema } from './current/schema/navbar.ts';
import type { siteEntries } from './current/schema/site.ts';
import type { IconType } from './icon.ts';
import type { Integrations } from './integrations.ts';
import type { Font, Look } from './look.ts';
import type { anchorSchema, topAnchorSchema } from './schema/anchors.ts';
import type { apiSchema } from './schema/api.ts';
import type { ConfigColor } from './schema/color.ts';
import type { colorsSchema } from './schema/colors.ts';
import type { faviconSchema, logoSchema } from './schema/images.ts';
import type { feedbackSchema, modeToggleSchema, searchSchema } from './schema/interface.ts';
import type { redirectSchema } from './schema/redirect.ts';
import type { primaryTabSchema, tabSchema } from './schema/tabs.ts';
import type { versionsSchema } from './schema/versions.ts';

/** An anchor of the classic shape: a section of the docs with a link in the sidebar. */
export type ConfigAnchor = v.InferOutput<typeof anchorSchema>;

/** A tab of the classic shape. */
export type ConfigTab = v.InferOutput<typeof tabSchema>;

/** A line above every page; `content` is Markdown of one line. */
export type ConfigBanner = v.InferOutput<typeof bannerSchema>;

/** The links and the button of the top bar. */
export type ConfigNavbar = v.InferOutput<typeof navbarSchema>;

/** Accounts and columns of links under every page. */
export type ConfigFooter = v.InferOutput<typeof currentFooterSchema>;

/** What a list of navigation holds: a page's path (without leading `/` or `./`, without extension), an operation (`GET /users`), a group. */
export type ConfigEntry = string | ConfigGroup;

/** A group of navigation in the config; one without a name is a list of pages on their own. */
export interface ConfigGroup {
  group: string;
  /** What the author has not written of its name: in a site it is said in the language of its place. */
  ownName?: SiteName;
  pages: ConfigEntry[];
  icon?: string;
  iconType?: IconType;
  version?: string;
  /** Whether its pages are for everyone, where it says so: false keeps them out of all lists. */
  public?: boolean;
  tag?: string;
  /** The page to which the group's title leads. */
  root?: string;
  /** Whether it is open at first; without it, that follows from its place. */
  isExpanded?: boolean;
  isHidden?: boolean;
  /** False keeps its pages out of the search. */
  searchable?: boolean;
  /** What the search multiplies the rank of its pages by. */
  boost?: number;
  openapi?: ConfigApiFiles;
}

/** Every kind of division that navigation may be split into; `item` is an entry of a tab's menu. */
const DIVISION_KINDS = ['product', 'language', 'version', 'tab', 'dropdown', 'anchor', 'item'] as const;

export type DivisionKind = (typeof DIVISION_KINDS)[number];

/** A part of navigation that readers choose: it holds pages, further divisions, or only leads somewhere. */
export interface ConfigDivision {
  kind: DivisionKind;
  /** Its label; of a language its code. */
  name: string;
  /** Where it leads when it holds nothing itself. */
  href?: string;
  icon?: string;
  iconType?: IconType;
  color?: ConfigColor;
  description?: string;
  tag?: string;
  /** Whether readers see it first; of several the first. */
  isDefault: boolean;
  isHidden: boolean;
  /** Whether its pages are in the search index. */
  searchable?: boolean;
  /** Whether its pages are for everyone, where it says so: false keeps them out of all lists. */
  public?: boolean;
  /** Of a version: the folder of its pages, where it is named. */
  url?: string;
  /** Of a version: the language that it is in. */
  locale?: string;
  align?: 'start' | 'end';
  /** Of a language: what takes the place of the site's own while it is read. */
  banner?: ConfigBanner;
  navbar?: ConfigNavbar;
  footer?: ConfigFooter;
  openapi?: ConfigApiFiles;
  /** Links beside the divisions of every page in it. */
  globals?: ConfigDivision[];
  /** What it holds outside its divisions. */
  pages: ConfigEntry[];
  divisions: ConfigDivision[];
}

/**
 * What `parseConfig` returns: every default filled in, every short form made long. Nothing after this knows which shape the file had.
 * Fields that nothing shows yet are kept as they were written, under their own names.
 */
export interface Config {
  name: string;
  description?: string;
  /** Pages and groups whose place among tabs, anchors and versions follows from their addresses. */
  navigation: ConfigEntry[];
  /** Parts of navigation that name their pages themselves; each page belongs where it is named. */
  divisions: ConfigDivision[];
  /** Links beside the divisions of every page. */
  globals: ConfigDivision[];
  logo?: NonNullable<v.InferOutput<typeof logoSchema>>;
  favicon?: NonNullable<v.InferOutput<typeof faviconSchema>>;
  /** Always there: derived where the file says nothing. `light` is the primary in dark mode, `dark` the colour of important buttons. */
  colors: v.InferOutput<typeof colorsSchema>;
  topbarLinks: ConfigNavbar['topbarLinks'];
  topbarCtaButton?: NonNullable<ConfigNavbar['topbarCtaButton']>;
  banner?: ConfigBanner;
  /** The menu of a page; absent where the file leaves it out. */
  contextual?: v.InferOutput<typeof siteEntries.contextual>;
  /** Versions among which pages are split by what they say, or by their addresses. */
  versions: v.InferOutput<typeof versionsSchema>;
  anchors: ConfigAnchor[];
  topAnchor: v.InferOutput<typeof topAnchorSchema>;
  tabs: ConfigTab[];
  primaryTab: v.InferOutput<typeof primaryTabSchema>;
  api: Omit<v.InferOutput<typeof apiSchema>, 'playground'> & {
    playground: v.InferOutput<typeof apiSchema>['playground'] & {
      /** True where the form begins with the file's examples. */
      isPrefilled?: true;
    };
    /** Keywords of schemas that stand as labels after the names of fields. */
    labels?: string[];
    /** False where only the samples that a file or a page brings are shown. */
    generatesSamples?: false;
    /** Overlay files that are applied to the API files, in their order. */
    overlays?: string[];
    /** The states of the API that a page of changes compares, oldest first, and the path of that page. */
    changelog?: { versions: string[]; page: string };
  };
  openapi: string[];
  /** The folder of the pages that are made of them, where the config names one. */
  openapiFolder?: string;
  /** The folders of the files whose pages lie elsewhere. */
  openapiFolders?: ConfigApiFiles['folders'];
  /** Where the requests of GraphQL schemas go that no part of navigation names. */
  graphqlService?: ConfigApiFiles['service'];
  footerSocials: ConfigFooter['footerSocials'];
  footerLinks: ConfigFooter['footerLinks'];
  feedback: v.InferOutput<typeof feedbackSchema>;
  modeToggle: v.InferOutput<typeof modeToggleSchema>;
  backgroundImage?: string;
  /** Its counterpart in dark mode, where that is another image. */
  backgroundImageDark?: string;
  /** True where a group of the sidebar that is opened leads to its first page. */
  drilldown?: true;
  /** True where pages say when they were changed last; a page may say otherwise. */
  timestamp?: true;
  /** The page for unknown addresses (404). */
  notFound?: { isRedirect: boolean; title?: string; description?: string };
  /** Values of `{{name}}` in pages. */
  variables: { [name: string]: string };
  /** Folders of pages by strangers, from the content root; `` is the root itself. */
  untrusted: string[];
  /** True where the addresses of pages leave out the numbers and READMEs of their files. */
  hasTidyAddresses?: true;
  redirects: v.InferOutput<typeof redirectSchema>[];
  search: v.InferOutput<typeof searchSchema>;
  /** layout, rounded, sidebar, topbar, eyebrow, codeBlock, background and font of the classic shape. */
  look: Look;
  /** The colours of blocks of code, where the config names others than the default ones. */
  codeThemes?: CodeThemes;
  /** How the preview pictures of pages look, where it is not as the site does. */
  thumbnails: { mode?: 'light' | 'dark'; background?: string; font?: Font };
  /** Meta tags of every page, by name: `og:image`, `twitter:site`. */
  metadata: { [name: string]: string };
  seo: { indexHiddenPages: boolean };
  /** Services that count visits or talk with readers. */
  integrations: Integrations;
  /** Fields that nothing shows yet, as written and under their own names: `icons`. */
  extra: { [key: string]: Json };
}
