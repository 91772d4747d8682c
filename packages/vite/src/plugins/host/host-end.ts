import type { Plugin } from 'vite';
import { findWaiting } from '../../build/waiting-site.ts';
import type { ContextRef } from '../../context.ts';
import { describeHostWithoutFiles } from '../../hosts/describe-host-without-files.ts';
import { isJoined } from './is-joined.ts';
import { tellOfHost } from './tell-of-host.ts';

/** `octavo:host-end`: tells where the host has written nothing for browsers, so that there is no place for the docs. */
export function hostEndPlugin(ref: ContextRef): Plugin {
  return {
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
        tellOfHost([describeHostWithoutFiles(host)], context);
      },
    },
  };
}
