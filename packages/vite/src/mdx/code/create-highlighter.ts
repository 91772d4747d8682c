import { createHighlighterCore } from '@shikijs/core';
import type { HighlighterCore, HighlighterCoreOptions, ThemedToken, ThemeRegistrationRaw } from '@shikijs/core';
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import type { CodeThemes } from '@octavo/core';
import { createGrammarLoader } from './load-grammar.ts';
import type { GrammarLoader } from './load-grammar.ts';
import { createPairedTheme } from './paired-theme.ts';
import { nameCodeLook } from './code-look.ts';
import type { PairedTheme } from './paired-theme.ts';
import type { LineMark } from './notation-marks.ts';
import { createRecentMap } from './recent-map.ts';
import { renderCodeHtml } from './render-code-html.ts';
import type { CodeToken } from './render-code-html.ts';
import { resolveLanguage } from './resolve-language.ts';

/** Turns code into HTML, with the colours of a light and a dark theme as classes. */
export interface Highlighter {
  /** The same in the colours of two of Shiki's themes; undefined for the default ones. */
  withThemes(themes: CodeThemes | undefined): Highlighter;
  highlight(code: string, options: { language: string; marks: ReadonlyMap<number, LineMark> }): Promise<string>;
}

// A line longer than this is shown without colours: one minified line can take seconds.
const MAX_LINE_LENGTH = 5_000;
// Shiki leaves the rest of a line without colours after half a second by the clock: a busy machine would give other bytes.
const NO_TIME_LIMIT = 0;
const RECENT_BLOCKS = 500;

/** Creates a highlighter that starts its engine with the first block, and loads a language when it first meets one. */
export function createHighlighter(): Highlighter {
  const highlighters = new Map<string, Highlighter>();
  const withThemes = (themes: CodeThemes | undefined): Highlighter => {
    const name = JSON.stringify(themes);
    const highlighter = highlighters.get(name) ?? createWith(themes, withThemes);
    highlighters.set(name, highlighter);
    return highlighter;
  };
  return withThemes(undefined);
}

function createWith(themes: CodeThemes | undefined, withThemes: Highlighter['withThemes']): Highlighter {
  let engine: Promise<Engine> | undefined;
  // An edit of a page changes one of its blocks at most; the others are as they were.
  const recent = createRecentMap<CodeToken[][]>(RECENT_BLOCKS);
  return {
    withThemes,
    async highlight(code, { language, marks }) {
      engine ??= themes === undefined ? startEngine() : startThemedEngine(themes);
      const started = await engine;
      const key = `${language}\n${code}`;
      const lines = recent.get(key) ?? (await tokenizeIn(started, code, language));
      recent.set(key, lines);
      return renderCodeHtml(lines, started.foreground, marks);
    },
  };
}

interface Engine {
  loadGrammar: GrammarLoader;
  /** The look of text that has no colour of its own. */
  foreground: string;
  tokenize(core: HighlighterCore, code: string, lang: string): CodeToken[][];
}

const LIMITS = { tokenizeMaxLineLength: MAX_LINE_LENGTH, tokenizeTimeLimit: NO_TIME_LIMIT };

async function startEngine(): Promise<Engine> {
  const [light, dark] = await Promise.all([readTheme('github-light-default'), readTheme('github-dark-default')]);
  const paired = createPairedTheme(light, dark);
  return {
    loadGrammar: createGrammarLoader(await createCore([paired.theme]), () => createCore([paired.theme])),
    foreground: nameCodeLook(paired.pairs.get(paired.foreground)),
    tokenize: (core, code, lang) =>
      core.codeToTokens(code, { lang, theme: 'octavo', ...LIMITS }).tokens.map((line) => line.map((token) => toCodeToken(token, paired))),
  };
}

/** The engine of themes that have nothing to do with each other: each tokenises the code. */
async function startThemedEngine(names: CodeThemes): Promise<Engine> {
  const themes = await Promise.all([names.light, names.dark].map(readTheme));
  const core = await createCore(themes);
  const [light, dark] = [core.getTheme(names.light).fg, core.getTheme(names.dark).fg];
  const tokenize: Engine['tokenize'] = (own, code, lang) =>
    own.codeToTokensWithThemes(code, { lang, themes: { light: names.light, dark: names.dark }, ...LIMITS }).map((line) =>
      line.map(({ content, variants }) => {
        const pair = { light: variants['light']?.color ?? light, dark: variants['dark']?.color ?? dark };
        const isPlain = pair.light === light && pair.dark === dark;
        return { text: content, look: nameCodeLook(isPlain ? undefined : pair, variants['light']?.fontStyle) };
      }),
    );
  return { loadGrammar: createGrammarLoader(core, () => createCore(themes)), foreground: nameCodeLook({ light, dark }), tokenize };
}

function createCore(themes: NonNullable<HighlighterCoreOptions['themes']>): Promise<HighlighterCore> {
  return createHighlighterCore({
    themes,
    langs: [],
    engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
    warnings: false,
  });
}

async function tokenizeIn({ loadGrammar, tokenize }: Engine, code: string, language: string): Promise<CodeToken[][]> {
  const grammar = resolveLanguage(language);
  if (!grammar) return code.split('\n').map((text) => [{ text, look: '' }]);
  return tokenize(await loadGrammar(grammar), code, grammar);
}

/** One of Shiki's themes: a registration whose rules may stand under `tokenColors`. */
async function readTheme(name: string): Promise<ThemeRegistrationRaw> {
  const module = (await import(/* @vite-ignore */ `@shikijs/themes/${name}`)) as { default: ThemeRegistrationRaw };
  return module.default;
}

function toCodeToken({ content, color, fontStyle }: ThemedToken, { pairs, foreground }: PairedTheme): CodeToken {
  const key = color?.toUpperCase();
  return { text: content, look: nameCodeLook(key === undefined || key === foreground ? undefined : pairs.get(key), fontStyle) };
}
