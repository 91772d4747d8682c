import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteBuilder } from 'vite';
import type { Diagnostic } from '@octavo/core';
import { OctavoBuildError, refuseBuild } from '../build/build-error.ts';
import { bundle } from '../build/bundle.ts';
import type { OutputFile, StoredFile } from '../build/bundle.ts';
import { checkBundle, checkNames } from '../build/check-names.ts';
import { BROWSER, SERVER } from '../build/environments.ts';
import { leaveOutLong } from '../build/leave-out-long.ts';
import { findFatal } from '../build/find-fatal.ts';
import { checkOutDir } from '../build/check-out-dir.ts';
import { createProgress } from '../build/progress.ts';
import { nameEmbeddedChunks } from '../build/name-embedded-chunks.ts';
import { renderRedirects } from '../build/render-redirects.ts';
import { renderSite } from '../build/render-site.ts';
import { reportProblems } from '../build/report-problems.ts';
import { listAssets, writeSite } from '../build/write-site.ts';
import type { Context, ContextRef } from '../context.ts';
import { writeOutputs } from '../output/write-outputs.ts';
import { HEADERS_FILE, renderHeaders } from '../policy/render-headers.ts';
import { collectGarbage } from '../build/collect-garbage.ts';
import type { WorkFolder } from '../build/work-folder.ts';
import { emitEmbedded } from '../build/emit-embedded.ts';

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

/** The files of a site, and the folder that holds some of them until they are written. */
export interface FinishedSite {
  files: (OutputFile | StoredFile)[];
  folder: WorkFolder;
}

/** Bundles and renders a site with the two environments that its builder has for it; writes nothing but to the work folder. */
export async function buildSite(builder: ViteBuilder, context: Context): Promise<FinishedSite> {
  const refusal = checkOutDir(context);
  if (refusal) throw new OctavoBuildError([refusal]);
  const progress = createProgress(context.vite.logger);
  const found: Diagnostic[] = [];
  const { folder } = context;
  try {
    await context.store.settle();
    progress.step(`compiling ${Object.keys(context.store.site().pages).length} pages`);
    // Before the rest: it takes much memory for a moment.
    await context.store.apis.check();
    collectGarbage();
    for (const output of context.outputs) output.prepare?.();
    const built = await bundle(builder, folder).finally(() => context.content.close());
    // The bundles hold it from now on.
    context.rendered.clear();
    const documents = await renderSite(context, { bundle: built, folder, onProgress: progress.count('rendering') });
    collectGarbage();
    const outputs: StoredFile[] = [];
    const failures = await writeOutputs(context.outputs, {
      site: context.store.site(),
      source: context.outputSource,
      async write(fileName, content) {
        // By a number: an address may be longer than what this folder can hold.
        const file = folder.place(`outputs/${outputs.length}`);
        await writeFile(file, content);
        outputs.push({ fileName: context.prefix + fileName, file });
      },
    });
    const redirects = renderRedirects(context);
    for (const { content } of redirects) context.policy.add(String(content));
    const all = [...built.files, ...context.pageFiles.list(), ...redirects, ...documents, ...outputs, ...renderPolicyFile(context)];
    const outDir = path.resolve(context.vite.root, context.vite.build.outDir);
    const { files, diagnostics: tooLong } = leaveOutLong(all, { site: context.store.site(), outDir });
    found.push(...context.store.diagnostics(), ...context.content.diagnostics(), ...failures, ...tooLong);
    const fatal = findFatal(found, context.options);
    if (fatal.length > 0) throw new OctavoBuildError(fatal);
    reportProblems(found, context.vite.logger);
    return { files, folder };
  } catch (error) {
    folder.remove();
    throw error;
  } finally {
    progress.end();
  }
}

/** For a site that is all that its host serves: beside an app the headers are the app's. */
function renderPolicyFile({ mode, base, policy, vite, store, options }: Context): OutputFile[] {
  if (mode !== 'alone') return [];
  const runsOthers = Object.keys(store.site().config.integrations.services).length > 0 || store.scripts().length > 0;
  const isEnforced = options.policy ?? !runsOthers;
  return [{ fileName: HEADERS_FILE, content: renderHeaders(policy.render(), { base, publicDir: vite.publicDir, isEnforced }) }];
}

function hasSite({ environments }: ViteBuilder): boolean {
  return environments[BROWSER] !== undefined;
}
