import type { Look } from './look.ts';

/** The names of the presets. */
export const THEME_NAMES = ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'luma', 'sequoia'] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

/** A preset: what a site looks like that says no more than its theme. */
export type Preset = Partial<Omit<Look, 'fonts' | 'background'>>;

/** What each theme makes of the look; `mint` is the default one. */
export const THEMES: { readonly [name in ThemeName]: Preset } = {
  mint: {},
  maple: { layout: 'sidenav' },
  palm: { sidebarItems: 'card', topbar: 'gradient' },
  willow: { layout: 'sidenav', sidebarItems: 'undecorated' },
  linden: { rounded: 'sharp', sidebarItems: 'border' },
  almond: { layout: 'solidSidenav', sidebarItems: 'card' },
  aspen: { sidebarItems: 'border' },
  luma: { layout: 'sidenav', sidebarItems: 'card' },
  sequoia: { layout: 'solidSidenav', sidebarItems: 'border' },
};

/** The presets of the classic shape. */
export type ClassicTheme = 'venus' | 'quill' | 'prism';

/** What the presets of the classic shape are called in the current one. */
export const CLASSIC_THEMES: { readonly [name in ClassicTheme]: ThemeName } = { venus: 'mint', quill: 'maple', prism: 'palm' };
