import type { Plugin } from 'vite';
import { refuseConfig } from '../../build/reports/refuse-config.ts';
import { findWaiting } from '../../build/waiting-site.ts';
import type { ContextRef } from '../../context.ts';
import { isBuildCommand } from '../../hosts/is-build-command.ts';
import type { HostedDocs } from './hosted-docs.ts';
import { isJoined } from './is-joined.ts';

/** `octavo:host-preparation`: builds the docs where the host's own command empties its output before it builds anything. */
export function hostPreparationPlugin(ref: ContextRef, docs: HostedDocs): Plugin {
  return {
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
      else if (findWaiting(folder) === undefined) await docs.build();
    },
  };
}
