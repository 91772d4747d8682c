import type { ThemeRegistrationRaw } from '@shikijs/core';

/** Two themes as one, whose colours are keys of `pairs`, so that a code block is tokenised once and not once per theme. */
export interface PairedTheme {
  theme: ThemeRegistrationRaw;
  /** The default foreground, as a key of `pairs`. */
  foreground: string;
  /** Key `#00002a` -> the colours of both themes. */
  pairs: ReadonlyMap<string, ColorPair>;
}

/** The same thing's colour in each theme. */
export interface ColorPair {
  light: string;
  dark: string;
}

/**
 * Joins two themes that have the same rules in the same order and differ in colours only, as GitHub's do.
 * Throws when their rules differ: the colours could not be told apart.
 */
export function createPairedTheme(light: ThemeRegistrationRaw, dark: ThemeRegistrationRaw): PairedTheme {
  const pairs = new Map<string, ColorPair>();
  const keys = new Map<string, string>();
  const keyOf = (pair: ColorPair): string => {
    const id = `${pair.light} ${pair.dark}`;
    const key = keys.get(id) ?? `#${keys.size.toString(16).padStart(6, '0')}`;
    keys.set(id, key);
    pairs.set(key.toUpperCase(), pair);
    return key;
  };

  const lightForeground = light.colors?.['editor.foreground'] ?? '#000000';
  const darkForeground = dark.colors?.['editor.foreground'] ?? '#ffffff';
  const foreground = keyOf({ light: lightForeground, dark: darkForeground });
  const background = keyOf({ light: 'background', dark: 'background' });
  const lightRules = rulesOf(light);
  const darkRules = rulesOf(dark);
  if (lightRules.length !== darkRules.length) throw new Error(`The themes ${light.name} and ${dark.name} have different rules.`);

  const settings = lightRules.map((rule, index) => {
    const other = darkRules[index];
    if (!other || signature(rule) !== signature(other))
      throw new Error(`The themes ${light.name} and ${dark.name} differ in rule ${index}.`);
    if (rule.settings.foreground === undefined && other.settings.foreground === undefined)
      return { ...rule, settings: withoutColors(rule) };
    const key = keyOf({ light: rule.settings.foreground ?? lightForeground, dark: other.settings.foreground ?? darkForeground });
    return { ...rule, settings: { ...withoutColors(rule), foreground: key } };
  });
  return {
    theme: { name: 'octavo', type: 'light', fg: foreground, bg: background, colors: {}, settings },
    foreground: foreground.toUpperCase(),
    pairs,
  };
}

type Rule = NonNullable<ThemeRegistrationRaw['settings']>[number];

function rulesOf(theme: ThemeRegistrationRaw): Rule[] {
  return theme.settings ?? theme.tokenColors ?? [];
}

function signature(rule: Rule): string {
  return JSON.stringify([rule.scope, rule.settings.fontStyle]);
}

function withoutColors(rule: Rule): Rule['settings'] {
  return rule.settings.fontStyle === undefined ? {} : { fontStyle: rule.settings.fontStyle };
}
