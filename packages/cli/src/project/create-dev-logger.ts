import { stripVTControlCharacters } from 'node:util';
import { createLogger } from 'vite';
import type { Logger } from 'vite';

/** Lines about parts of Vite, of which a writer knows nothing. */
const OF_VITE = /^(?:\[optimizer\] bundling|(?:\[vite\] )?connected\.)/;

/** An edit, with the modules that it changed: `hmr update /guide/start.mdx.octavo`. */
const UPDATE = /^hmr update (\/.+)$/;

/** The logger of a dev server that serves nothing but a site: an edit is told by its file, once for each state of it. */
export function createDevLogger(base: Logger = createLogger('info', { allowClearScreen: false })): Logger {
  return {
    ...base,
    info(message, options = {}) {
      const text = stripVTControlCharacters(message);
      if (OF_VITE.test(text)) return;
      const [, modules] = UPDATE.exec(text) ?? [];
      const { environment: _, ...rest } = options;
      if (modules === undefined) base.info(message, options);
      else base.info(`updated ${modules.replaceAll(/(^|, )\/|\.octavo(?=$|,)/g, '$1')}`, rest);
    },
  };
}
