import path from 'node:path';
import type { Plugin, ViteBuilder } from 'vite';
import { refuseBuild } from '../build/build-error.ts';
import { buildSite } from '../build/build-site.ts';
import type { FinishedSite } from '../build/build-site.ts';
import { checkBundle, checkNames } from '../build/check-names.ts';
import { emitEmbedded } from '../build/emit-embedded.ts';
import { BROWSER, SERVER } from '../build/environments.ts';
import { nameEmbeddedChunks } from '../build/name-embedded-chunks.ts';
import { listAssets, writeSite } from '../build/write-site.ts';
import type { ContextRef } from '../context.ts';

/**
 * `octavo:build`: builds the site beside the app: bundle, render, write.
 *
 * The first two happen before the app's own build, so that a site with errors leaves the whole output as it was; the last one after it,
 * since the app's build empties the folder.
 */
export function buildPlugin(ref: ContextRef): Plugin[] {
  let finished: FinishedSite | undefined;
  return [
    {
      name: 'octavo:build',
      apply: 'build',
      sharedDuringBuild: true,
      buildApp: {
        order: 'pre',
        async handler(builder) {
          if (!hasSite(builder) || ref.current.host !== undefined) return;
          finished = await buildSite(builder, ref.current);
          refuseBuild(checkNames([...listAssets(ref.current), ...finished.files], ref.current));
        },
      },
      outputOptions(output) {
        if (ref.current.mode !== 'embedded' || output.chunkFileNames === undefined) return null;
        return { ...output, chunkFileNames: nameEmbeddedChunks(output.chunkFileNames) };
      },
      async buildStart() {
        if (ref.current.mode === 'embedded') await ref.current.store.settle();
      },
      async generateBundle(_, appBundle) {
        const { config, name } = this.environment;
        const app = { names: Object.keys(appBundle), at: path.resolve(config.root, config.build.outDir), context: ref.current };
        if (app.context.mode === 'embedded') await emitEmbedded(this, app);
        else if (finished && name !== BROWSER && name !== SERVER)
          refuseBuild(checkBundle([...listAssets(app.context), ...finished.files], app));
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
