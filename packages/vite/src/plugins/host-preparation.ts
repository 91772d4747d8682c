import type { Plugin } from 'vite';
import { refuseConfig } from '../build/refuse-config.ts';
import type { ContextRef } from '../context.ts';

/**
 * `octavo:host-preparation`: Astro's build starts a server for its content, empties its output, and only then resolves a config that
 * builds. That server is the last place where the docs can end the build while the last output is whole.
 */
export function hostPreparationPlugin(ref: ContextRef): Plugin {
  return {
    name: 'octavo:host-preparation',
    apply: 'serve',
    configResolved({ mode, server: { ws } }) {
      const { host } = ref.current;
      // A dev server has a socket.
      if (host?.preparesInServer === true && mode === 'production' && ws === false) refuseConfig(ref.current);
    },
  };
}
