import { createHighlighterCore } from '@shikijs/core';
import type { Grammar, HighlighterCore, HighlighterCoreOptions, ShikiTransformer, ThemeRegistrationRaw } from '@shikijs/core';
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import type { CodeExtension } from '../../extension/extension.ts';
import { nameCodeLook } from './code-look.ts';
import { NO_TIME_LIMIT, createLineReader } from './create-line-reader.ts';
import type { LineReader, TokenMaker } from './create-line-reader.ts';
import { createGrammarLoader } from './load-grammar.ts';
import { createPairedTheme } from './paired-theme.ts';
import type { PairedTheme } from './paired-theme.ts';
import type { CodeToken } from './code-token.ts';
import { renderTransformed } from './render-transformed.ts';
import type { CodeDisplay } from './render-transformed.ts';
import { resolveLanguage } from './resolve-language.ts';
import { sharePatterns } from './share-patterns.ts';

/** Shiki, made ready for one pair of themes. */
export interface CodeEngine {
  /** The look of text that has no colour of its own. */
  foreground: string;
  /** The pieces of each line; a language without a grammar is plain text. */
  tokenize(code: string, language: string): Promise<CodeToken[][]>;
  /** Renders in place of `tokenize`, where transformers ask for Shiki's own tree. */
  render?(code: string, block: CodeDisplay): Promise<string>;
}

/** What an engine is made of; without themes, Octavo's own. */
export interface EngineParts extends Omit<CodeExtension, 'themes'> {
  themes: CodeExtension['themes'] | undefined;
}

// A line longer than this is shown without colours: one minified line can take seconds.
const MAX_LINE_LENGTH = 5_000;
const LIMITS = { tokenizeMaxLineLength: MAX_LINE_LENGTH, tokenizeTimeLimit: NO_TIME_LIMIT };

const OWN_THEMES = { light: 'github-light-default', dark: 'github-dark-default' };

/** Starts an engine: one that tokenises once for both of Octavo's own themes, or one for any two. */
export function startCodeEngine({ themes, languages = [], transformers = [] }: EngineParts): Promise<CodeEngine> {
  if (themes === undefined && transformers.length === 0) return startPairedEngine(languages);
  return startThemedEngine(themes ?? OWN_THEMES, languages, transformers);
}

type Themes = NonNullable<CodeExtension['themes']>;
type Languages = NonNullable<CodeExtension['languages']>;

async function startPairedEngine(languages: Languages): Promise<CodeEngine> {
  const [light, dark] = await Promise.all([readTheme(OWN_THEMES.light), readTheme(OWN_THEMES.dark)]);
  const paired = createPairedTheme(light, dark);
  const { findGrammar } = await createGrammars([paired.theme], languages);
  const readers = new WeakMap<Grammar, LineReader<CodeToken>>();
  return {
    foreground: nameCodeLook(paired.pairs.get(paired.foreground)),
    async tokenize(code, language) {
      const { core, lang } = await findGrammar(language);
      if (lang === undefined) return toPlainLines(code);
      const { colorMap } = core.setTheme('octavo');
      const grammar = core.getLanguage(lang);
      const toToken: TokenMaker<CodeToken> = (text, color, fontStyle) => ({ text, look: nameLook(colorMap[color], fontStyle, paired) });
      const read = readers.get(grammar) ?? createLineReader(grammar, { toToken, maxLength: MAX_LINE_LENGTH });
      readers.set(grammar, read);
      return read(code);
    },
  };
}

/** The engine of themes that have nothing to do with each other: each tokenises the code. */
async function startThemedEngine(given: Themes, languages: Languages, transformers: readonly ShikiTransformer[]): Promise<CodeEngine> {
  const themes = await Promise.all([given.light, given.dark].map((theme) => (typeof theme === 'string' ? readTheme(theme) : theme)));
  const { core: first, findGrammar } = await createGrammars(themes, languages);
  const [light, dark] = themes.map((theme) => first.getTheme(theme));
  if (light === undefined || dark === undefined) throw new Error('Shiki has lost a theme.');
  const options = { themes: { light, dark }, ...LIMITS };
  return {
    foreground: nameCodeLook({ light: light.fg, dark: dark.fg }),
    async tokenize(code, language) {
      const { core, lang } = await findGrammar(language);
      if (lang === undefined) return toPlainLines(code);
      return core.codeToTokensWithThemes(code, { lang, ...options }).map((line) =>
        line.map(({ content, variants }) => {
          const pair = { light: variants['light']?.color ?? light.fg, dark: variants['dark']?.color ?? dark.fg };
          const isPlain = pair.light === light.fg && pair.dark === dark.fg;
          return { text: content, look: nameCodeLook(isPlain ? undefined : pair, variants['light']?.fontStyle) };
        }),
      );
    },
    ...(transformers.length > 0 && {
      async render(code, { language, marks, meta }) {
        const { core, lang } = await findGrammar(language);
        return renderTransformed(core, code, { lang, marks, meta, transformers, ...options });
      },
    }),
  };
}

interface Grammars {
  core: HighlighterCore;
  /** The highlighter that knows a fence's language, and the name of its grammar; undefined where there is none. */
  findGrammar(language: string): Promise<{ core: HighlighterCore; lang: string | undefined }>;
}

/** The languages of extensions are there from the start, and come before those of the same name. */
async function createGrammars(themes: NonNullable<HighlighterCoreOptions['themes']>, languages: Languages): Promise<Grammars> {
  const engine = sharePatterns(await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')));
  const createCore = (): Promise<HighlighterCore> => createHighlighterCore({ themes, langs: [...languages], engine, warnings: false });
  const core = await createCore();
  const own: ReadonlySet<string> = new Set(languages.length === 0 ? [] : core.getLoadedLanguages());
  const load = createGrammarLoader(core, createCore);
  return {
    core,
    async findGrammar(language) {
      if (own.has(language)) return { core, lang: language };
      const lang = resolveLanguage(language);
      return { core: lang === undefined ? core : await load(lang), lang };
    },
  };
}

function toPlainLines(code: string): CodeToken[][] {
  return code.split('\n').map((text) => [{ text, look: '' }]);
}

/** One of Shiki's themes: a registration whose rules may stand under `tokenColors`. */
async function readTheme(name: string): Promise<ThemeRegistrationRaw> {
  const module = (await import(/* @vite-ignore */ `@shikijs/themes/${name}`)) as { default: ThemeRegistrationRaw };
  return module.default;
}

function nameLook(color: string | undefined, fontStyle: number, { pairs, foreground }: PairedTheme): string {
  const key = color?.toUpperCase();
  return nameCodeLook(key === undefined || key === foreground ? undefined : pairs.get(key), fontStyle);
}
