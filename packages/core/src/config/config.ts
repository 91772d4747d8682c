import type { Json } from '../page/page.ts';
import type { IconType } from './icon.ts';
import type { Look } from './look.ts';

/** One hex colour, or a gradient of two or three. Hex is `#rrggbb`, lower case. */
export type Color = { from: string; via?: string; to: string } | string;

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

/** A group of `navigation` in the config; `pages` holds page paths (without leading `/` or `./`, without extension) and groups. */
export interface ConfigGroup {
  group: string;
  pages: (string | ConfigGroup)[];
  icon?: string;
  iconType?: IconType;
  version?: string;
  /** Kept as written; nothing shows it yet. */
  public?: boolean;
}

/**
 * What `parseConfig` returns: every default filled in, every short form made long. Nothing after this knows which shape the file had.
 * Fields that nothing shows yet are kept as they were written, under their own names.
 */
export interface Config {
  name: string;
  description?: string;
  navigation: ConfigGroup[];
  logo?: { light: string; dark: string; href: string };
  favicon?: { light: string; dark: string };
  /** Always there: derived where the file says nothing. `light` is the primary in dark mode, `dark` the colour of important buttons. */
  colors: { primary: string; light: string; dark: string; background?: { light: string; dark: string }; anchors?: Color };
  topbarLinks: { type: 'link' | 'github'; name: string; url: string }[];
  topbarCtaButton?: { type: 'link' | 'github'; name?: string; url: string; style?: 'pill' | 'roundedRectangle'; arrow: boolean };
  versions: { name: string; url?: string; isDefault: boolean; locale?: string }[];
  anchors: Anchor[];
  topAnchor: { name: string; icon: string; iconType: IconType };
  tabs: Tab[];
  primaryTab: { name: string; isDefaultHidden: boolean };
  api: {
    baseUrl: string[];
    auth?: { method: 'bearer' | 'basic' | 'key' | 'cobo'; name?: string; inputPrefix?: string };
    playground: { mode: 'show' | 'simple' | 'hide'; disableProxy: boolean };
    maintainOrder: boolean;
    request?: Json;
    paramFields?: Json;
  };
  openapi: string[];
  footerSocials: { type: string; url: string }[];
  footerLinks: { title?: string; links: { label: string; url: string }[] }[];
  feedback: { suggestEdit: boolean; raiseIssue: boolean; thumbsRating: boolean };
  modeToggle: { default?: 'light' | 'dark'; isHidden: boolean };
  backgroundImage?: string;
  redirects: { source: string; destination: string; permanent: boolean }[];
  search: { prompt?: string; location?: 'side' | 'top' };
  /** layout, rounded, sidebar, topbar, eyebrow, codeBlock, background and font of the classic shape. */
  look: Look;
  /** Meta tags of every page, by name: `og:image`, `twitter:site`. */
  metadata: { [name: string]: string };
  seo: { indexHiddenPages: boolean };
  /** Classic fields that nothing shows yet, as written: theme, analytics, integrations. */
  extra: { [key: string]: Json };
}
