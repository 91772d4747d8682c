import type { Config } from '@octavo/core';
import { startColorMode } from './start-color-mode.ts';

/**
 * The text of the inline script for a document's head, without its tag. It sets `data-octavo-mode` on `<html>` before the first
 * paint and keeps it: the mode toggle works before React does.
 */
export function createColorModeScript(modeToggle: Config['modeToggle']): string {
  const options = JSON.stringify(modeToggle).replaceAll('<', String.raw`\u003c`);
  const source = startColorMode.toString().replaceAll(/\n\s+/g, '\n');
  return `(${source})(${options},document.documentElement)`;
}
