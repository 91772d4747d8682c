import { isMainThread } from 'node:worker_threads';
import type { Environment, Plugin } from 'vite';
import type { Diagnostic } from '@octavo/core';
import { OctavoBuildError, refuseBuild } from '../build/reports/build-error.ts';
import { createPlacer } from '../build/write/create-placer.ts';
import { checkProxy, writeProxy } from '../build/proxy/write-proxy.ts';
import { findNameConflicts } from '../build/write/find-name-conflicts.ts';
import { refuseConfig } from '../build/reports/refuse-config.ts';
import { reportProblems } from '../build/reports/report-problems.ts';
import type { Context, ContextRef } from '../context.ts';
import { buildApart } from '../build/build-apart.ts';
import type { CreatePlugins } from '../build/build-apart.ts';
import { describeHostWithoutFiles } from '../hosts/describe-host-without-files.ts';
import { describeUnknownHost } from '../hosts/describe-unknown-host.ts';
import { isBuildCommand } from '../hosts/is-build-command.ts';
import { servedFolder } from '../hosts/served-folder.ts';
import { findWaiting, keepWaiting } from '../build/waiting-site.ts';
import { finishKilled } from '../build/write/write-site.ts';

/**
 * `octavo:host`: the docs of an app whose framework builds in a way of its own. They are built before anything of the app, so that what is
 * wrong with them ends the build while the last output is whole, and placed when the folder that is served has been written.
 *
 * When that is differs: `buildApp` is called first where it is called at all; some commands empty their output before it, and resolve a
 * config before that; and the build of the environment `client` is all that every host is sure to begin, but for an app that has nothing for
 * browsers.
 */
export function hostPlugin(ref: ContextRef, createPlugins: CreatePlugins): Plugin[] {
  const written = new Set<Environment>();
  const seen = new Set<Context>();
  const place = createPlacer();
  const build = async (): Promise<void> => {
    refuseBuild(checkProxy(ref.current));
    await finishKilled({ ...ref.current, outDir: servedFolder(ref.current) });
    const site = await buildApart(ref.current, createPlugins);
    refuseBuild(findNameConflicts(site.files, ref.current));
    await writeProxy(site.context);
    keepWaiting(site);
  };
  const placeWaiting = async (context: Context, outDir: string): Promise<void> => {
    const site = findWaiting(context.folder);
    if (site === undefined) return;
    try {
      await place(site.files, { ...context, startedAt: site.startedAt, outDir });
    } finally {
      context.folder.remove();
    }
  };
  return [
    {
      name: 'octavo:host-preparation',
      sharedDuringBuild: true,
      async configResolved({ command, server, inlineConfig }) {
        const context = ref.current;
        const { host, folder } = context;
        // A dev server has a socket: one without is the build's own.
        const isServer = command === 'serve' && server.ws !== false;
        // With `build.ssr` it is the second half of a build that has begun.
        if (!isJoined(context) || host?.preparesIn !== command || isServer || inlineConfig.build?.ssr) return;
        if (!isBuildCommand(process.argv)) refuseConfig(context);
        else if (findWaiting(folder) === undefined) await build();
      },
    },
    {
      name: 'octavo:host',
      apply: 'build',
      enforce: 'pre',
      sharedDuringBuild: true,
      configResolved() {
        const context = ref.current;
        if (seen.has(context) || !isMainThread || context.mode === 'embedded' || context.options.isCheck) return;
        seen.add(context);
        // No later hook is sure to be called.
        if (context.host?.servedFolder === 'unknown' || context.host?.servedFolder === 'module')
          report([describeUnknownHost(context)], context);
      },
      buildApp: {
        order: 'pre',
        async handler() {
          const context = ref.current;
          // In a process that builds again and again, what waits may be older than the content.
          const isWaiting = isBuildCommand(process.argv) && findWaiting(context.folder) !== undefined;
          if (isJoined(context) && !isWaiting) await build();
        },
      },
      buildStart: {
        order: 'pre',
        sequential: true,
        async handler() {
          const context = ref.current;
          const { name } = this.environment;
          if (!isJoined(context)) return;
          if (name === 'client' && findWaiting(context.folder) === undefined) await build();
          const { withoutClient } = context.host ?? {};
          if (typeof withoutClient === 'object' && withoutClient.listedBy === name) await placeWaiting(context, servedFolder(context));
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
          // It is called after a build that failed as well.
          if (!isJoined(context) || this.environment.name !== 'client' || !written.has(this.environment)) return;
          await placeWaiting(context, servedFolder(context, this.environment.config));
        },
      },
    },
    {
      name: 'octavo:host-end',
      apply: 'build',
      sharedDuringBuild: true,
      buildApp: {
        order: 'post',
        async handler() {
          const context = ref.current;
          const { host, folder } = context;
          if (!isJoined(context) || host?.withoutClient !== 'nothing' || findWaiting(folder) === undefined) return;
          folder.remove();
          report([describeHostWithoutFiles(host)], context);
        },
      },
    },
  ];
}

function report(diagnostics: Diagnostic[], { options, vite }: Context): void {
  if (options.strict) throw new OctavoBuildError(diagnostics);
  reportProblems(diagnostics, vite.logger);
}

/** A host whose docs are put beside its own files. A host may resolve its config again in its workers. */
function isJoined({ host, mode, options }: Context): boolean {
  return (
    isMainThread && mode === 'alongside' && !options.isCheck && (host?.servedFolder === 'client' || typeof host?.servedFolder === 'object')
  );
}
