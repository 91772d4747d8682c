import type { Json } from '../json.ts';
import { isJsonObject } from './json-value.ts';

/** Shiki's themes for a light ground, by name. */
export const LIGHT_CODE_THEMES: readonly string[] = (
  'ayu-light catppuccin-latte everforest-light github-light github-light-default github-light-high-contrast gruvbox-light-hard ' +
  'gruvbox-light-medium gruvbox-light-soft horizon-bright kanagawa-lotus light-plus material-theme-lighter min-light ' +
  'night-owl-light one-light rose-pine-dawn slack-ochin snazzy-light solarized-light vitesse-light'
).split(' ');

/** Shiki's themes for a dark ground, by name. */
export const DARK_CODE_THEMES: readonly string[] = (
  'andromeeda aurora-x ayu-dark ayu-mirage catppuccin-frappe catppuccin-macchiato catppuccin-mocha dark-plus dracula ' +
  'dracula-soft everforest-dark github-dark github-dark-default github-dark-dimmed github-dark-high-contrast gruvbox-dark-hard ' +
  'gruvbox-dark-medium gruvbox-dark-soft horizon houston kanagawa-dragon kanagawa-wave laserwave material-theme ' +
  'material-theme-darker material-theme-ocean material-theme-palenight min-dark monokai night-owl nord one-dark-pro plastic ' +
  'poimandres red rose-pine rose-pine-moon slack-dark solarized-dark synthwave-84 tokyo-night vesper vitesse-black vitesse-dark'
).split(' ');

/** The colours of blocks of code in each mode, by the names of Shiki's themes. */
export interface CodeThemes {
  light: string;
  dark: string;
}

/** What blocks of code look like unless a config names other themes. */
export const DEFAULT_CODE_THEMES: CodeThemes = { light: 'github-light-default', dark: 'github-dark-default' };

/**
 * The themes that a config names, each on its own ground: one for both modes that is dark stands on dark blocks in both. Undefined where it
 * names none that is known.
 */
export function resolveCodeThemes(theme: Json | undefined): { themes: CodeThemes; isDark: boolean } | undefined {
  const [light, dark] = isJsonObject(theme) ? [theme['light'], theme['dark']] : [theme, theme];
  const forDark = isKnown(dark, DARK_CODE_THEMES) ? dark : undefined;
  const forLight = isKnown(light, LIGHT_CODE_THEMES) ? light : undefined;
  // A dark theme that is named for the light mode has dark blocks there.
  const isDark = isKnown(light, DARK_CODE_THEMES);
  if (isDark) return { themes: { ...DEFAULT_CODE_THEMES, dark: forDark ?? light }, isDark };
  if (forLight === undefined && forDark === undefined) return undefined;
  return { themes: { light: forLight ?? DEFAULT_CODE_THEMES.light, dark: forDark ?? DEFAULT_CODE_THEMES.dark }, isDark };
}

function isKnown(name: Json | undefined, names: readonly string[]): name is string {
  return typeof name === 'string' && names.includes(name);
}
