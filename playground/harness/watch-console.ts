import type { Page } from 'playwright-core';

/** The console of a page: what should not be there. */
export interface ConsoleWatch {
  /** Errors, warnings and uncaught exceptions so far that nothing has allowed. */
  problems(): string[];
  /** Expects messages that match from now on and until now. */
  allow(pattern: RegExp): void;
}

/** A warning about time alone: on a busy machine a font is used some seconds after the page has loaded. */
const LATE = /was preloaded using link preload but not used within a few seconds/;

/** Gathers the errors and warnings of a page from its first request on. */
export function watchConsole(page: Page): ConsoleWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  page.on('console', (message) => {
    if ((message.type() !== 'error' && message.type() !== 'warning') || LATE.test(message.text())) return;
    const { url, line } = message.location();
    seen.push(`console.${message.type()}: ${message.text()} (${url}:${line})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => seen.push('the page crashed'));
  return {
    problems: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    allow: (pattern) => void allowed.push(pattern),
  };
}
