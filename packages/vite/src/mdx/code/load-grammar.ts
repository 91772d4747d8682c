import type { HighlighterCore, LanguageRegistration } from '@shikijs/core';

/**
 * What blocks of Markdown, MDX and their like are coloured with where they hold other languages. Shiki leaves those to what happens to be
 * loaded before, and the same block would have other colours from one build to the next.
 */
const HELD: ReadonlySet<string> = new Set(['css', 'html', 'javascript', 'json', 'python', 'shellscript', 'tsx', 'typescript', 'yaml']);

/** Gives the highlighter that knows a language. */
export type GrammarLoader = (language: string) => Promise<HighlighterCore>;

/** Loads languages when they are first met: most into a shared highlighter, and one that may hold others into a highlighter of its own. */
export function createGrammarLoader(shared: HighlighterCore, createCore: () => Promise<HighlighterCore>): GrammarLoader {
  const loaded = new Map<string, Promise<HighlighterCore>>();

  const load = async (language: string): Promise<HighlighterCore> => {
    const held = await listHeld(language);
    const core = held.length === 0 ? shared : await createCore();
    await core.loadLanguage(...[language, ...held].map(readGrammar));
    return core;
  };

  return (language) => {
    const core = loaded.get(language) ?? load(language);
    loaded.set(language, core);
    return core;
  };
}

/** The languages that one leaves to what is loaded, of those that are worth it. */
async function listHeld(language: string): Promise<string[]> {
  const lazy = (await readGrammar(language)).at(-1)?.embeddedLangsLazy ?? [];
  return lazy.filter((name) => HELD.has(name));
}

/** A language as Shiki has it: those that it is made of, and itself as the last one. */
async function readGrammar(language: string): Promise<LanguageRegistration[]> {
  const module = (await import(/* @vite-ignore */ `@shikijs/langs/${language}`)) as { default: LanguageRegistration[] };
  return module.default;
}
