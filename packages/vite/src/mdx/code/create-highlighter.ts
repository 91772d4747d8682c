import { hash } from 'node:crypto';
import type { CodeThemes } from '@octavo/core';
import type { CodeExtension } from '../../extension/extension.ts';
import { PIPELINE_VERSION } from '../pipeline-version.ts';
import { createCodeCache } from './code-cache.ts';
import type { ColoredCode } from './code-cache.ts';
import type { LogCache } from '../../disk/log-cache.ts';
import type { CodeEngine, EngineParts } from './code-engine.ts';
import { createRecentMap } from './recent-map.ts';
import { renderCodeHtml } from './render-code-html.ts';
import type { CodeDisplay } from './render-transformed.ts';

/** Turns code into HTML, with the colours of a light and a dark theme as classes. */
export interface Highlighter {
  /** The same in the colours of two of Shiki's themes, undefined for the default ones, and with what extensions give for code. */
  withThemes(themes: CodeThemes | undefined, code?: CodeExtension): Highlighter;
  highlight(code: string, block: CodeDisplay): Promise<string>;
}

const RECENT_BLOCKS = 500;

/**
 * Creates a highlighter that starts its engine with the first block that the disk does not have, and loads a language when it first meets
 * one. Without a folder for its cache it keeps nothing on the disk.
 */
export function createHighlighter(cacheFolder?: string): Highlighter {
  const cache = cacheFolder === undefined ? undefined : createCodeCache(cacheFolder);
  const highlighters = new Map<string, Highlighter>();
  let extended: CodeExtension | undefined;
  const withThemes: Highlighter['withThemes'] = (themes, code) => {
    if (code !== extended) highlighters.clear();
    extended = code;
    const name = JSON.stringify(themes);
    // What extensions give has no hash of its own.
    const highlighter =
      highlighters.get(name) ?? createWith({ ...code, themes: themes ?? code?.themes }, code ? undefined : cache, withThemes);
    highlighters.set(name, highlighter);
    return highlighter;
  };
  return withThemes(undefined);
}

function createWith(parts: EngineParts, cache: LogCache<ColoredCode> | undefined, withThemes: Highlighter['withThemes']): Highlighter {
  let engine: Promise<CodeEngine> | undefined;
  const start = (): Promise<CodeEngine> => (engine ??= import('./code-engine.ts').then(({ startCodeEngine }) => startCodeEngine(parts)));
  // An edit of a page changes one of its blocks at most; the others are as they were.
  const recent = createRecentMap<ColoredCode>(RECENT_BLOCKS);
  const color = async (text: string, language: string): Promise<ColoredCode> => {
    const key = hash('sha256', JSON.stringify([PIPELINE_VERSION, parts.themes, language, text]));
    const known = recent.get(key) ?? cache?.get(key);
    const colored = known ?? (await colorWith(await start(), text, language));
    if (known === undefined) cache?.set(key, colored);
    recent.set(key, colored);
    return colored;
  };
  return {
    withThemes,
    async highlight(text, block) {
      const render = parts.transformers?.length ? (await start()).render : undefined;
      if (render !== undefined) return render(text, block);
      const { lines, foreground } = await color(text, block.language);
      return renderCodeHtml(lines, foreground, block);
    },
  };
}

async function colorWith({ tokenize, foreground }: CodeEngine, text: string, language: string): Promise<ColoredCode> {
  return { foreground, lines: await tokenize(text, language) };
}
