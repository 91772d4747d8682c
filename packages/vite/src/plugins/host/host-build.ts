import { isMainThread } from 'node:worker_threads';
import type { Environment, Plugin } from 'vite';
import { findWaiting } from '../../build/waiting-site.ts';
import type { Context, ContextRef } from '../../context.ts';
import { describeUnknownHost } from '../../hosts/describe-unknown-host.ts';
import { isBuildCommand } from '../../hosts/is-build-command.ts';
import { servedFolder } from '../../hosts/served-folder.ts';
import type { HostedDocs } from './hosted-docs.ts';
import { isJoined } from './is-joined.ts';
import { tellOfHost } from './tell-of-host.ts';

/** `octavo:host`: builds the docs before the first environment of the host, and places them when the folder that is served has been written. */
export function hostBuildPlugin(ref: ContextRef, docs: HostedDocs): Plugin {
  const written = new Set<Environment>();
  const seen = new Set<Context>();
  return {
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
        tellOfHost([describeUnknownHost(context)], context);
    },
    buildApp: {
      order: 'pre',
      async handler() {
        const context = ref.current;
        // In a process that builds again and again, what waits may be older than the content.
        const isWaiting = isBuildCommand(process.argv) && findWaiting(context.folder) !== undefined;
        if (isJoined(context) && !isWaiting) await docs.build();
      },
    },
    buildStart: {
      order: 'pre',
      sequential: true,
      async handler() {
        const context = ref.current;
        const { name } = this.environment;
        if (!isJoined(context)) return;
        if (name === 'client' && findWaiting(context.folder) === undefined) await docs.build();
        const { withoutClient } = context.host ?? {};
        if (typeof withoutClient === 'object' && withoutClient.listedBy === name) await docs.place(context, servedFolder(context));
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
        await docs.place(context, servedFolder(context, this.environment.config));
      },
    },
  };
}
