import { whisk } from './whisk.ts';

/** The host's server entry, built by `vite build --ssr`. */
export function render(): string {
  return `<h1>${whisk('cream')}</h1>`;
}
