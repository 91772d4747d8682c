import { expect, it } from 'vitest';
import { createPairedTheme } from './paired-theme.ts';

const rule = (scope: string, foreground: string) => ({ scope, settings: { foreground } });

it('refuses themes whose rules differ, since their colours could not be told apart', () => {
  const light = { name: 'light', settings: [rule('comment', '#111111')] };
  expect(() => createPairedTheme(light, { name: 'dark', settings: [rule('string', '#eeeeee')] })).toThrow('differ in rule 0');
  expect(() => createPairedTheme(light, { name: 'dark', settings: [] })).toThrow('have different rules');
});

it('keeps colours apart that one of the themes has twice', () => {
  const light = { name: 'light', settings: [rule('comment', '#111111'), rule('string', '#111111')] };
  const dark = { name: 'dark', settings: [rule('comment', '#aaaaaa'), rule('string', '#bbbbbb')] };
  const { theme, pairs } = createPairedTheme(light, dark);
  const keys = theme.settings?.map(({ settings }) => settings.foreground?.toUpperCase() ?? '') ?? [];
  expect(keys.map((key) => pairs.get(key))).toEqual([
    { light: '#111111', dark: '#aaaaaa' },
    { light: '#111111', dark: '#bbbbbb' },
  ]);
});
