import type { Plugin } from 'vite';
import type { CreatePlugins } from './build/build-apart.ts';
import { createContextRef } from './context.ts';
import type { ContextRef } from './context.ts';
import { createDelayedWatch } from './dev/delayed-watch.ts';
import type { OctavoOptions } from './options.ts';
import { authorStylesPlugins } from './plugins/author-styles.ts';
import { buildPlugin } from './plugins/build.ts';
import { devServerPlugin } from './plugins/dev-server.ts';
import { hostPlugin } from './plugins/host.ts';
import { hotUpdatePlugin } from './plugins/hot-update.ts';
import { modulesPlugin } from './plugins/modules.ts';
import { ownComponentsPlugin } from './plugins/own-components.ts';
import { previewPlugin } from './plugins/preview.ts';
import { reactPlugin } from './plugins/resolve-react.ts';
import { sitePlugin } from './plugins/site.ts';
import { tailwindPlugin } from './plugins/tailwind.ts';
import { unlayeredPlugin } from './plugins/unlayered.ts';
import { unmappedPlugin } from './plugins/unmapped.ts';

/** All of Octavo's plugins: what `octavo()` gives once it is known that Vite can run them. */
export function createPlugins(options: OctavoOptions, ref: ContextRef = createContextRef()): Plugin[] {
  const watch = createDelayedWatch();
  return [
    sitePlugin(options, ref, watch),
    reactPlugin(ref),
    modulesPlugin(ref),
    unlayeredPlugin(ref),
    tailwindPlugin(ref),
    ...authorStylesPlugins(ref),
    ownComponentsPlugin(ref),
    unmappedPlugin(ref),
    devServerPlugin(ref, watch),
    hotUpdatePlugin(ref),
    ...buildPlugin(ref),
    ...hostPlugin(ref, createApart),
    previewPlugin(ref),
  ];
}

/** The plugins of a site that is built apart, with a context of their own. */
export const createApart: CreatePlugins = (options) => {
  const ref = createContextRef();
  return { plugins: createPlugins(options, ref), context: () => ref.current };
};
