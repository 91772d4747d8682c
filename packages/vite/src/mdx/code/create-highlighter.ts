import { createHighlighterCore } from 'shiki/core';
import type { HighlighterCore, ThemedToken, ThemeRegistrationRaw } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import type { BundledLanguage } from 'shiki/langs';
import { createPairedTheme } from './paired-theme.ts';
import type { ColorPair, PairedTheme } from './paired-theme.ts';
import type { LineMark } from './notation-marks.ts';
import { createRecentMap } from './recent-map.ts';
import { renderCodeHtml } from './render-code-html.ts';
import type { CodeToken } from './render-code-html.ts';
import { resolveLanguage } from './resolve-language.ts';

/** Turns code into HTML, with the colours of a light and a dark theme as `--shiki-light` and `--shiki-dark`. */
export interface Highlighter {
  highlight(code: string, options: { language: string; marks: ReadonlyMap<number, LineMark> }): Promise<string>;
}

// A line longer than this is shown without colours: one minified line can take seconds.
const MAX_LINE_LENGTH = 5_000;
// Shiki leaves the rest of a line without colours after half a second by the clock: a busy machine would give other bytes.
const NO_TIME_LIMIT = 0;
const RECENT_BLOCKS = 500;
const ITALIC = 1;
const BOLD = 2;
const UNDERLINE = 4;

/** Creates a highlighter that starts its engine with the first block, and loads a language when it first meets one. */
export function createHighlighter(): Highlighter {
  let engine: Promise<Engine> | undefined;
  // An edit of a page changes one of its blocks at most; the others are as they were.
  const recent = createRecentMap<CodeToken[][]>(RECENT_BLOCKS);
  return {
    async highlight(code, { language, marks }) {
      engine ??= startEngine();
      const { core, paired } = await engine;
      const key = `${language}\n${code}`;
      const lines = recent.get(key) ?? (await tokenize(code, language, { core, paired }));
      recent.set(key, lines);
      return renderCodeHtml(lines, pairStyle(paired.pairs.get(paired.foreground)), marks);
    },
  };
}

interface Engine {
  core: HighlighterCore;
  paired: PairedTheme;
}

async function startEngine(): Promise<Engine> {
  const [light, dark] = await Promise.all([
    import('shiki/themes/github-light-default.mjs'),
    import('shiki/themes/github-dark-default.mjs'),
  ]);
  const paired = createPairedTheme(rawTheme(light.default), rawTheme(dark.default));
  const core = await createHighlighterCore({ themes: [paired.theme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm')) });
  return { core, paired };
}

async function tokenize(code: string, language: string, { core, paired }: Engine): Promise<CodeToken[][]> {
  const grammar = resolveLanguage(language);
  if (!grammar) return code.split('\n').map((text) => [{ text, style: '' }]);
  await loadLanguage(core, grammar);
  const { tokens } = core.codeToTokens(code, {
    lang: grammar,
    theme: 'octavo',
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    tokenizeTimeLimit: NO_TIME_LIMIT,
  });
  return tokens.map((line) => line.map((token) => toCodeToken(token, paired)));
}

function rawTheme(theme: object): ThemeRegistrationRaw {
  // Shiki's themes are registrations whose rules may stand under `tokenColors`.
  return theme as ThemeRegistrationRaw;
}

async function loadLanguage(core: HighlighterCore, language: BundledLanguage): Promise<void> {
  if (!core.getLoadedLanguages().includes(language)) await core.loadLanguage(bundledLanguages[language]);
}

function toCodeToken({ content, color, fontStyle }: ThemedToken, { pairs, foreground }: PairedTheme): CodeToken {
  const key = color?.toUpperCase();
  const styles = key === undefined || key === foreground ? [] : [pairStyle(pairs.get(key))];
  if (fontStyle !== undefined && fontStyle > 0) {
    if (fontStyle & ITALIC) styles.push('font-style:italic');
    if (fontStyle & BOLD) styles.push('font-weight:bold');
    if (fontStyle & UNDERLINE) styles.push('text-decoration:underline');
  }
  return { text: content, style: styles.join(';') };
}

function pairStyle(pair: ColorPair | undefined): string {
  return pair ? `--shiki-light:${pair.light};--shiki-dark:${pair.dark}` : '';
}
