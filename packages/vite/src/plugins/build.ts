import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import type { Plugin, ViteBuilder } from 'vite';
import { refuseBuild } from '../build/build-error.ts';
import { buildSite } from '../build/build-site.ts';
import type { FinishedSite } from '../build/build-site.ts';
import type { BuiltFile } from '../build/bundle.ts';
import { checkBundle } from '../build/check-names.ts';
import { BROWSER, SERVER } from '../build/environments.ts';
import { findNameConflicts } from '../build/find-name-conflicts.ts';
import { finishEmbedded } from '../build/finish-embedded.ts';
import { nameEmbeddedChunks } from '../build/name-embedded-chunks.ts';
import { finishKilled, writeSite } from '../build/write-site.ts';
import type { ContextRef } from '../context.ts';
import { servedFolder } from '../hosts/served-folder.ts';

/**
 * `octavo:build`: builds the site beside the app: bundle, render, write.
 *
 * The first two happen before the app's own build, so that a site with errors leaves the whole output as it was; the last one after it,
 * since the app's build empties the folder.
 */
export function buildPlugin(ref: ContextRef): Plugin[] {
  let finished: FinishedSite | undefined;
  let embedded: BuiltFile[] = [];
  let clashes: Diagnostic[] = [];
  return [
    {
      name: 'octavo:build',
      apply: 'build',
      sharedDuringBuild: true,
      buildApp: {
        order: 'pre',
        async handler(builder) {
          if (!hasSite(builder) || ref.current.host !== undefined) return;
          await finishKilled({ ...ref.current, outDir: servedFolder(ref.current) });
          finished = await buildSite(builder, ref.current);
          refuseBuild(findNameConflicts(finished.files, ref.current));
        },
      },
      outputOptions(output) {
        if (ref.current.mode !== 'embedded' || output.chunkFileNames === undefined) return null;
        return { ...output, chunkFileNames: nameEmbeddedChunks(output.chunkFileNames) };
      },
      async buildStart() {
        if (ref.current.mode === 'embedded') await ref.current.store.settle();
      },
      async buildEnd(error) {
        const isClient = this.environment.config.consumer === 'client';
        if (error === undefined && isClient && ref.current.mode === 'embedded') embedded = await finishEmbedded(ref.current);
      },
      generateBundle(_, appBundle) {
        const { config, name } = this.environment;
        if (name === BROWSER || name === SERVER || config.consumer !== 'client') return;
        const app = { names: Object.keys(appBundle), at: path.resolve(config.root, config.build.outDir), context: ref.current };
        clashes = checkBundle(embedded, app);
        // The folder has been emptied when these names are known: the app is written, and the docs are not.
        if (clashes.length > 0) return;
        for (const { fileName, content } of embedded) this.emitFile({ type: 'asset', fileName, source: content });
      },
      closeBundle() {
        refuseBuild(clashes.splice(0));
      },
    },
    {
      name: 'octavo:write',
      apply: 'build',
      sharedDuringBuild: true,
      buildApp: {
        order: 'post',
        async handler() {
          const { vite } = ref.current;
          try {
            if (finished) await writeSite(finished.files, { ...ref.current, outDir: path.resolve(vite.root, vite.build.outDir) });
          } finally {
            finished?.folder.remove();
            finished = undefined;
          }
        },
      },
    },
  ];
}

function hasSite({ environments }: ViteBuilder): boolean {
  return environments[BROWSER] !== undefined;
}
