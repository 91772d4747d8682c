import type { Json } from '../json.ts';
import type { CodeThemes } from './code-themes.ts';
import type { IconType } from './icon.ts';
import type { Integrations } from './integrations.ts';
import type { NavIcon } from './icon.ts';
import type { Look } from './look.ts';

/** One hex colour, one for each colour mode, or a gradient of two or three. Hex is `#rrggbb`, lower case. */
export type Color = { from: string; via?: string; to: string } | { light: string; dark: string } | string;

export interface Anchor {
  name: string;
  /** A path prefix without slashes at its ends (`api-reference`), or an absolute URL. */
  url: string;
  isExternal: boolean;
  icon?: string;
  iconType: IconType;
  color?: Color;
  version?: string;
  isDefaultHidden: boolean;
  openapi: string[];
}

export interface Tab {
  name: string;
  url: string;
  isExternal: boolean;
  version?: string;
  isDefaultHidden: boolean;
  openapi: string[];
}

/** API files of a part of navigation, those of AsyncAPI too (what a file is, it says itself), and the folder of the pages that are made of them. */
export interface ConfigApiFiles {
  source: string[];
  directory?: string;
}

/** What a list of navigation holds: a page's path (without leading `/` or `./`, without extension), an operation (`GET /users`), a group. */
export type ConfigEntry = string | ConfigGroup;

/** A group of navigation in the config; one without a name is a list of pages on their own. */
export interface ConfigGroup {
  group: string;
  pages: ConfigEntry[];
  icon?: string;
  iconType?: IconType;
  version?: string;
  /** Kept as written; nothing shows it yet. */
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
export const DIVISION_KINDS = ['product', 'language', 'version', 'tab', 'dropdown', 'anchor', 'item'] as const;

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
  color?: Color;
  description?: string;
  tag?: string;
  /** Whether readers see it first; of several the first. */
  isDefault: boolean;
  isHidden: boolean;
  /** Whether the search finds its pages. */
  searchable?: boolean;
  /** Of a version: the folder of its pages, where it is named. */
  url?: string;
  /** Of a version: the language that it is in. */
  locale?: string;
  align?: 'start' | 'end';
  /** Of a language: what takes the place of the site's own while it is read. */
  banner?: Banner;
  navbar?: Navbar;
  footer?: Footer;
  openapi?: ConfigApiFiles;
  /** Links beside the divisions of every page in it. */
  globals?: ConfigDivision[];
  /** What it holds outside its divisions. */
  pages: ConfigEntry[];
  divisions: ConfigDivision[];
}

/** A line above every page; `content` is Markdown of one line. */
export interface Banner {
  content: string;
  isDismissible: boolean;
  type: 'info' | 'warning' | 'critical';
  color?: { light: string; dark: string };
}

export interface Navbar {
  topbarLinks: TopbarLink[];
  topbarCtaButton?: TopbarCtaButton;
}

export interface Footer {
  footerSocials: { type: string; url: string }[];
  footerLinks: { title?: string; links: { label: string; url: string }[] }[];
}

export interface TopbarLink {
  type: 'link' | 'github';
  name: string;
  url: string;
  icon?: NavIcon;
}

export interface TopbarCtaButton {
  type: 'link' | 'github';
  name?: string;
  url: string;
  style?: 'pill' | 'roundedRectangle';
  arrow: boolean;
  icon?: NavIcon;
}

/** The actions of a page's menu that the format knows. */
export const PAGE_ACTIONS = [
  'copy',
  'view',
  'download-pdf',
  'download-spec',
  'assistant',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
  'devin-desktop',
  'windsurf',
  'mcp',
  'add-mcp',
  'devin-mcp',
  'cursor',
  'vscode',
] as const;

/** An action of a page's menu: one that is known, or a link of the author's, in which `$page`, `$path` and `$mcp` stand for the page and the MCP server. */
export type PageAction =
  | { kind: (typeof PAGE_ACTIONS)[number] }
  | { kind: 'link'; title: string; description?: string; icon?: NavIcon; href: string };

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
  logo?: { light: string; dark: string; href: string };
  favicon?: { light: string; dark: string };
  /** Always there: derived where the file says nothing. `light` is the primary in dark mode, `dark` the colour of important buttons. */
  colors: { primary: string; light: string; dark: string; background?: { light: string; dark: string }; anchors?: Color };
  topbarLinks: TopbarLink[];
  topbarCtaButton?: TopbarCtaButton;
  banner?: Banner;
  contextual?: {
    options: PageAction[];
    display: 'header' | 'toc';
    /** Address of an MCP server about the docs. */
    mcp?: string;
  };
  /** Versions among which pages are split by what they say, or by their addresses. */
  versions: { name: string; url?: string; isDefault: boolean; locale?: string }[];
  anchors: Anchor[];
  topAnchor: { name: string; icon: string; iconType: IconType };
  tabs: Tab[];
  primaryTab: { name: string; isDefaultHidden: boolean };
  api: {
    baseUrl: string[];
    auth?: { method: 'bearer' | 'basic' | 'key' | 'cobo'; name?: string; inputPrefix?: string };
    playground: {
      mode: 'show' | 'simple' | 'hide';
      disableProxy: boolean;
      /** True where requests carry the reader's cookies. */
      credentials?: true;
      /** True where the form begins with the file's examples. */
      isPrefilled?: true;
    };
    maintainOrder: boolean;
    /** Keywords of schemas that stand as labels after the names of fields. */
    labels?: string[];
    /** False where only the samples that a file or a page brings are shown. */
    generatesSamples?: false;
    request?: Json;
    paramFields?: Json;
  };
  openapi: string[];
  /** The folder of the pages that are made of them, where the config names one. */
  openapiFolder?: string;
  footerSocials: Footer['footerSocials'];
  footerLinks: Footer['footerLinks'];
  feedback: { suggestEdit: boolean; raiseIssue: boolean; thumbsRating: boolean };
  modeToggle: { default?: 'light' | 'dark'; isHidden: boolean };
  backgroundImage?: string;
  /** Its counterpart in dark mode, where that is another image. */
  backgroundImageDark?: string;
  /** True where a group of the sidebar that is opened leads to its first page. */
  drilldown?: true;
  /** True where pages say when they were changed last; a page may say otherwise. */
  timestamp?: true;
  /** The page of an address that leads nowhere. */
  notFound?: { isRedirect: boolean; title?: string; description?: string };
  /** What `{{name}}` stands for in pages. */
  variables: { [name: string]: string };
  redirects: { source: string; destination: string; permanent: boolean }[];
  search: { prompt?: string; location?: 'side' | 'top' };
  /** layout, rounded, sidebar, topbar, eyebrow, codeBlock, background and font of the classic shape. */
  look: Look;
  /** The colours of blocks of code, where the config names others than the default ones. */
  codeThemes?: CodeThemes;
  /** Meta tags of every page, by name: `og:image`, `twitter:site`. */
  metadata: { [name: string]: string };
  seo: { indexHiddenPages: boolean };
  /** Services that count visits or talk with readers. */
  integrations: Integrations;
  /** Fields that nothing shows yet, as written and under their own names: `icons`, `thumbnails`. */
  extra: { [key: string]: Json };
}
