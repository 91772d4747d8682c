import type { Plugin } from 'vite';
import type { CreatePlugins } from '../build/build-apart.ts';
import type { ContextRef } from '../context.ts';
import { hostBuildPlugin } from './host/host-build.ts';
import { hostEndPlugin } from './host/host-end.ts';
import { hostPreparationPlugin } from './host/host-preparation.ts';
import { createHostedDocs } from './host/hosted-docs.ts';

/**
 * The docs of an app whose framework builds in a way of its own. They are built before anything of the app, so that what is
 * wrong with them ends the build while the last output is whole, and placed when the folder that is served has been written.
 *
 * When that is differs: `buildApp` is called first where it is called at all; some commands empty their output before it, and resolve a
 * config before that; and the build of the environment `client` is all that every host is sure to begin, but for an app that has nothing for
 * browsers.
 */
export function hostPlugin(ref: ContextRef, createPlugins: CreatePlugins): Plugin[] {
  const docs = createHostedDocs(ref, createPlugins);
  return [hostPreparationPlugin(ref, docs), hostBuildPlugin(ref, docs), hostEndPlugin(ref)];
}
