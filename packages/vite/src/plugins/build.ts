import path from 'node:path';
import { countBrokenLinks } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import type { Plugin, ViteBuilder } from 'vite';
import { isRemote, listSpecUses } from '@octavo/openapi/internal/load';
import { refuseBuild } from '../build/reports/build-error.ts';
import { buildSite } from '../build/build-site.ts';
import { collectGarbage } from '../build/collect-garbage.ts';
import type { FinishedSite } from '../build/build-site.ts';
import type { BuiltFile } from '../build/files/built-file.ts';
import { checkBundle } from '../build/write/check-names.ts';
import { BROWSER, isOwnEnvironment } from '../build/bundle/environments.ts';
import { paths } from '../disk/paths.ts';
import { findNameConflicts } from '../build/write/find-name-conflicts.ts';
import { finishEmbedded } from '../build/write/finish-embedded.ts';
import type { BuiltSite } from '../build/kept/kept-site.ts';
import { listModuleFiles } from '../build/kept/list-module-files.ts';
import { nameEmbeddedChunks } from '../build/bundle/name-embedded-chunks.ts';
import { readDocumentModules } from '../build/render/document-keys.ts';
import { buildShard } from '../build/shard/build-shard.ts';
import { joinShards } from '../build/shard/join-shards.ts';
import { refuseShard } from '../build/shard/refuse-shard.ts';
import { checkProxy, writeProxy } from '../build/proxy/write-proxy.ts';
import { finishKilled, writeSite } from '../build/write/write-site.ts';
import { readEffects } from '../build/render/read-effects.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';
import { SEARCH_MODULE } from '../build/bundle/bundle.ts';
import { listNamedModules } from '../build/bundle/list-named-modules.ts';
import { clientFile } from '../package-path.ts';
import type { ContextRef } from '../context.ts';
import { reportProblems } from '../build/reports/report-problems.ts';
import { checkSite } from '../check/check-site.ts';
import { countSite } from '../site/count-site.ts';
import { servedFolder } from '../hosts/served-folder.ts';

/**
 * `octavo:build`: builds the site beside the app: bundle, render, write.
 *
 * The first two happen before the app's own build, so that a site with errors leaves the whole output as it was; the last one after it,
 * since the app's build empties the folder.
 */
export function buildPlugin(ref: ContextRef): Plugin[] {
  let finished: Pick<FinishedSite, 'files' | 'folder'> | undefined;
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
          const { shard, shards } = ref.current.options;
          if (shard || shards) refuseShard(ref.current);
          if (!hasSite(builder) || ref.current.host !== undefined) return;
          const context = ref.current;
          if (shard) {
            await buildShard(context, shard);
            markBuilt(builder);
            return;
          }
          if (shards) await joinShards(context, shards);
          refuseBuild(checkProxy(context));
          await finishKilled({ ...context, outDir: servedFolder(context) });
          const kept = await context.kept.find(context.folder);
          if (kept) {
            reportProblems(kept.diagnostics, context.vite.logger);
            markBuilt(builder);
            finished = kept.files && { files: kept.files, folder: context.folder };
            return;
          }
          const site = await buildSite(builder, context);
          finished = site;
          refuseBuild(findNameConflicts(site.files, context));
          // All files are read once more.
          collectGarbage();
          await context.kept.keep({
            ...site,
            modules: [...listModuleFiles(context.moduleIds), ...context.store.codeFilesOf()],
            ...(await describeSite(context)),
          });
        },
      },
      outputOptions(output) {
        if (ref.current.mode !== 'embedded' || output.chunkFileNames === undefined) return null;
        return { ...output, chunkFileNames: nameEmbeddedChunks(output.chunkFileNames) };
      },
      async buildStart() {
        const { mode, store, options } = ref.current;
        if (mode === 'embedded') await store.settle();
        if (this.environment.name !== BROWSER) return;
        // Documents name them: the program stays as it is when a page changes.
        for (const id of await listNamedModules(ref.current)) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
        if (options.pages === 'live') return;
        // A document without React starts them by themselves.
        this.emitFile({ type: 'chunk', id: clientFile(SEARCH_MODULE), preserveSignature: 'strict' });
        const hasServices = Object.keys(store.site().config.integrations.services).length > 0;
        if (hasServices) this.emitFile({ type: 'chunk', id: toVirtualId('integrations') });
      },
      async buildEnd(error) {
        if (isOwnEnvironment(this.environment)) for (const id of this.getModuleIds()) ref.current.moduleIds.add(id);
        if (error === undefined && this.environment.name === BROWSER) {
          readEffects(ref.current, (id) => this.getModuleInfo(id));
          readDocumentModules(ref.current, (id) => this.getModuleInfo(id));
        }
        const isClient = this.environment.config.consumer === 'client';
        if (error === undefined && isClient && ref.current.mode === 'embedded') embedded = await finishEmbedded(ref.current);
      },
      generateBundle(_, appBundle) {
        const { config } = this.environment;
        if (isOwnEnvironment(this.environment) || config.consumer !== 'client') return;
        const app = { names: Object.keys(appBundle), at: path.resolve(config.root, config.build.outDir), context: ref.current };
        clashes = checkBundle(embedded, app);
        // The folder has been emptied when these names are known: the app is written, and the docs are not.
        if (clashes.length > 0) return;
        for (const { fileName, content } of embedded) this.emitFile({ type: 'asset', fileName, source: content });
      },
      async closeBundle() {
        refuseBuild(clashes.splice(0));
        if (embedded.length > 0) await writeProxy(ref.current);
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
          const isBuilt = finished !== undefined || ref.current.kept.found() !== undefined;
          try {
            if (finished) await writeSite(finished.files, { ...ref.current, outDir: path.resolve(vite.root, vite.build.outDir) });
            if (isBuilt) {
              await writeProxy(ref.current);
              vite.logger.info(`docs built in ${describePlace(ref.current)}`);
            }
          } finally {
            finished?.folder.remove();
            finished = undefined;
            if (isBuilt) ref.current.hashes.keep();
          }
        },
      },
    },
  ];
}

/** The folder of the documents, as a user would type it. */
function describePlace({ vite, prefix }: Pick<ContextRef['current'], 'vite' | 'prefix'>): string {
  return paths.relative(process.cwd(), path.resolve(vite.root, vite.build.outDir, prefix)) || '.';
}

/** Vite builds all environments of a builder that has built none. */
function markBuilt({ environments }: ViteBuilder): void {
  for (const environment of Object.values(environments)) environment.isBuilt ||= isOwnEnvironment(environment);
}

async function describeSite(context: ContextRef['current']): Promise<Pick<BuiltSite, 'summary' | 'isFetched'>> {
  const { store, content, extensions } = context;
  const found = extensions.judge([...store.diagnostics(), ...content.diagnostics()]);
  const isFetched = listSpecUses(store.site().config).some(({ source }) => isRemote(source));
  const brokenLinks = countBrokenLinks(extensions.judge(await checkSite({ ...context, placement: context })));
  return { summary: { ...countSite(store, found), brokenLinks }, isFetched };
}

function hasSite({ environments }: ViteBuilder): boolean {
  return environments[BROWSER] !== undefined;
}
