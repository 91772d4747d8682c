import type { BuilderOptions, UserConfig } from 'vite';
import type { OctavoMode } from '../options.ts';
import { isOwnEnvironment } from './bundle/environments.ts';

/**
 * The `builder` option that lets the site's environments stand beside the app's: the app's own build stays what it would be without us.
 *
 * An app without a builder builds its `client` only, whatever other environments its plugins name (Vue's names `ssr`); an app with one has
 * its own `buildApp`, or all of its environments built.
 */
export function hostBuilder(mode: OctavoMode, { builder }: UserConfig): BuilderOptions {
  if (builder?.buildApp !== undefined) return {};
  return {
    async buildApp({ environments, build }) {
      if (mode === 'alone') return;
      const all = Object.values(environments).filter((environment) => !isOwnEnvironment(environment));
      const wanted = builder === undefined ? all.filter(({ name }) => name === 'client') : all.filter(({ isBuilt }) => !isBuilt);
      for (const environment of wanted) await build(environment);
    },
  };
}
