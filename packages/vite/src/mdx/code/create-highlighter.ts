import type { CodeThemes } from '@octavo/core';
import type { CodeExtension } from '../../extension/extension.ts';
import { startCodeEngine } from './code-engine.ts';
import type { CodeEngine, EngineParts } from './code-engine.ts';
import { createRecentMap } from './recent-map.ts';
import { renderCodeHtml } from './render-code-html.ts';
import type { CodeToken } from './code-token.ts';
import type { CodeDisplay } from './render-transformed.ts';

/** Turns code into HTML, with the colours of a light and a dark theme as classes. */
export interface Highlighter {
  /** The same in the colours of two of Shiki's themes, undefined for the default ones, and with what extensions give for code. */
  withThemes(themes: CodeThemes | undefined, code?: CodeExtension): Highlighter;
  highlight(code: string, block: CodeDisplay): Promise<string>;
}

const RECENT_BLOCKS = 500;

/** Creates a highlighter that starts its engine with the first block, and loads a language when it first meets one. */
export function createHighlighter(): Highlighter {
  const highlighters = new Map<string, Highlighter>();
  let extended: CodeExtension | undefined;
  const withThemes: Highlighter['withThemes'] = (themes, code) => {
    if (code !== extended) highlighters.clear();
    extended = code;
    const name = JSON.stringify(themes);
    const highlighter = highlighters.get(name) ?? createWith(themes ?? code?.themes, code, withThemes);
    highlighters.set(name, highlighter);
    return highlighter;
  };
  return withThemes(undefined);
}

function createWith(themes: EngineParts['themes'], code: CodeExtension = {}, withThemes: Highlighter['withThemes']): Highlighter {
  let engine: Promise<CodeEngine> | undefined;
  // An edit of a page changes one of its blocks at most; the others are as they were.
  const recent = createRecentMap<CodeToken[][]>(RECENT_BLOCKS);
  return {
    withThemes,
    async highlight(text, block) {
      engine ??= startCodeEngine({ ...code, themes });
      const started = await engine;
      if (started.render !== undefined) return started.render(text, block);
      const key = `${block.language}\n${text}`;
      const lines = recent.get(key) ?? (await started.tokenize(text, block.language));
      recent.set(key, lines);
      return renderCodeHtml(lines, started.foreground, block);
    },
  };
}
