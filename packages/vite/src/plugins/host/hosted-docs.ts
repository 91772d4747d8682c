import { buildApart } from '../../build/build-apart.ts';
import type { CreatePlugins } from '../../build/build-apart.ts';
import { checkProxy, writeProxy } from '../../build/proxy/write-proxy.ts';
import { refuseBuild } from '../../build/reports/build-error.ts';
import { findWaiting, keepWaiting } from '../../build/waiting-site.ts';
import { createPlacer } from '../../build/write/create-placer.ts';
import { findNameConflicts } from '../../build/write/find-name-conflicts.ts';
import { finishKilled } from '../../build/write/write-site.ts';
import type { Context, ContextRef } from '../../context.ts';
import { servedFolder } from '../../hosts/served-folder.ts';

/** The docs of a host, which are built at one moment and placed at a later one. */
export interface HostedDocs {
  /** Builds them; they then wait. */
  build(): Promise<void>;
  /** Puts those that wait into a folder. */
  place(context: Context, outDir: string): Promise<void>;
}

/** Makes what builds and places the docs of one host. */
export function createHostedDocs(ref: ContextRef, createPlugins: CreatePlugins): HostedDocs {
  const place = createPlacer();
  return {
    async build() {
      refuseBuild(checkProxy(ref.current));
      await finishKilled({ ...ref.current, outDir: servedFolder(ref.current) });
      const site = await buildApart(ref.current, createPlugins);
      refuseBuild(findNameConflicts(site.files, ref.current));
      await writeProxy(site.context);
      keepWaiting(site);
    },
    async place(context, outDir) {
      const site = findWaiting(context.folder);
      if (site === undefined) return;
      try {
        await place(site.files, { ...context, startedAt: site.startedAt, outDir });
      } finally {
        context.folder.remove();
      }
    },
  };
}
