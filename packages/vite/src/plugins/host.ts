import { isMainThread } from 'node:worker_threads';
import type { Environment, Plugin } from 'vite';
import type { Diagnostic } from '@octavo/core';
import { OctavoBuildError, refuseBuild } from '../build/build-error.ts';
import { checkNames } from '../build/check-names.ts';
import { refuseConfig } from '../build/refuse-config.ts';
import { reportProblems } from '../build/report-problems.ts';
import { listAssets, writeSite } from '../build/write-site.ts';
import type { Context, ContextRef } from '../context.ts';
import { buildApart } from '../build/build-apart.ts';
import type { ApartSite, CreatePlugins } from '../build/build-apart.ts';
import { describeUnknownHost } from '../hosts/describe-unknown-host.ts';
import { servedFolder } from '../hosts/served-folder.ts';

/**
 * `octavo:host`: the docs of an app whose framework builds in a way of its own. They are built before the app's first environment, so that
 * what is wrong with them ends the build while the last output is whole, and placed when the folder that is served has been written.
 *
 * The hooks of one environment are all that a host is sure to call: `buildApp` is never called by some, and too early by others.
 */
export function hostPlugin(ref: ContextRef, createPlugins: CreatePlugins): Plugin {
  const sites = new Map<Context, ApartSite>();
  const written = new Set<Environment>();
  const seen = new Set<Context>();
  return {
    name: 'octavo:host',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved() {
      const context = ref.current;
      if (seen.has(context) || !isMainThread || context.mode === 'embedded') return;
      seen.add(context);
      // No later hook is sure to be called.
      if (context.host?.servedFolder === 'unknown' || context.host?.servedFolder === 'module')
        report([describeUnknownHost(context)], context);
      if (isJoined(context)) refuseConfig(context);
    },
    buildStart: {
      order: 'pre',
      sequential: true,
      async handler() {
        const context = ref.current;
        if (!isJoined(context) || sites.has(context)) return;
        if (this.environment.name !== 'client' && this.environment.name !== context.host?.first) return;
        const site = await buildApart(context, createPlugins);
        sites.set(context, site);
        refuseBuild(checkNames([...listAssets(site.context), ...site.files], context));
      },
    },
    writeBundle() {
      written.add(this.environment);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const context = ref.current;
        const site = sites.get(context);
        // It is called after a build that failed as well.
        if (site === undefined || this.environment.name !== 'client' || !written.has(this.environment)) return;
        sites.delete(context);
        try {
          await writeSite(site.files, { ...site.context, outDir: servedFolder(context, this.environment.config) });
        } finally {
          site.folder.remove();
        }
      },
    },
  };
}

function report(diagnostics: Diagnostic[], { options, vite }: Context): void {
  if (options.strict) throw new OctavoBuildError(diagnostics);
  reportProblems(diagnostics, vite.logger);
}

/** A host whose docs are put beside its own files. A host may resolve its config again in its workers. */
function isJoined({ host, mode }: Context): boolean {
  return isMainThread && mode === 'alongside' && (host?.servedFolder === 'client' || typeof host?.servedFolder === 'object');
}
