import { expect, test } from 'vitest';
import { resolveCodeThemes } from './code-themes.ts';

test.each([
  ['nord', { light: 'github-light-default', dark: 'nord' }, true],
  ['min-light', { light: 'min-light', dark: 'github-dark-default' }, false],
  [{ light: 'min-light', dark: 'nord' }, { light: 'min-light', dark: 'nord' }, false],
  [{ light: 'nord', dark: 'dracula' }, { light: 'github-light-default', dark: 'dracula' }, true],
  [{ dark: 'dracula' }, { light: 'github-light-default', dark: 'dracula' }, false],
])('%j', (theme, themes, isDark) => {
  expect(resolveCodeThemes(theme)).toEqual({ themes, isDark });
});

test.each(['dark', 'system', 'no-such-theme', 3, {}, { light: 'lost' }, undefined])('%j names none', (theme) => {
  expect(resolveCodeThemes(theme)).toBeUndefined();
});
