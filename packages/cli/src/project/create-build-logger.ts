import { stripVTControlCharacters } from 'node:util';
import { createLogger } from 'vite';
import type { Logger } from 'vite';

/** Lines that Vite writes around each bundle, of which a site has two, and what the command says at its end in other words. */
const OF_A_BUNDLE = /^(?:vite v\S+ building |\S+ built in )/;

/** What Octavo tells with its place: a file that a style sheet asks for in vain. */
const TOLD = / referenced in .+ didn't resolve at build time/;

/** The logger of a build that makes nothing but a site: what Octavo says, and every warning, without the lines of its bundles. */
export function createBuildLogger(base: Logger = createLogger('info')): Logger {
  return {
    ...base,
    info(message, options) {
      if (!OF_A_BUNDLE.test(stripVTControlCharacters(message))) base.info(message, options);
    },
    warn(message, options) {
      if (!TOLD.test(message)) base.warn(message, options);
    },
    warnOnce(message, options) {
      if (!TOLD.test(message)) base.warnOnce(message, options);
    },
  };
}
