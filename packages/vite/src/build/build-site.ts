import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ViteBuilder } from 'vite';
import type { Diagnostic } from '@octavo/core';
import { prepareOutputs } from '../output/prepare-outputs.ts';
import { releaseMemory } from '../hold-memory.ts';
import type { SiteFile } from '../output-folder/site-file.ts';
import { HEADERS_FILE, renderHeaders } from '../policy/render-headers.ts';
import { OctavoBuildError, refuseBuild } from './reports/build-error.ts';
import type { BuildScope } from './build-scope.ts';
import { bundle } from './bundle/bundle.ts';
import type { BuiltFile } from './files/built-file.ts';
import { checkOutDir } from './write/check-out-dir.ts';
import { collectGarbage } from './collect-garbage.ts';
import { findFatal } from './reports/find-fatal.ts';
import { findVaryingPages } from './render/find-varying-pages.ts';
import type { BuiltPage } from './kept/kept-site.ts';
import { createPageKeys } from './kept/page-keys.ts';
import { listBuiltPages } from './render/list-built-pages.ts';
import { leaveOutLong } from './write/leave-out-long.ts';
import { createProgress } from './reports/progress.ts';
import { findChangedDay } from '../virtual/find-changed-day.ts';
import { listPublicFiles } from '../site/list-public-files.ts';
import { NO_BODIES, startEarlyRendering } from './render/render-early.ts';
import type { EarlyRendering } from './render/render-early.ts';
import { renderSite } from './render/render-site.ts';
import { reportProblems } from './reports/report-problems.ts';
import { reportReaders } from './reports/report-readers.ts';
import { storeOutputs } from './write/store-outputs.ts';
import type { WorkFolder } from './files/work-folder.ts';

/** The files of a site, the author's among them, and the folder that holds some of them until they are written. */
export interface FinishedSite {
  files: SiteFile[];
  folder: WorkFolder;
  /** What was wrong with it, all of which has been reported. */
  diagnostics: Diagnostic[];
  /** Of the bundles. */
  bundle: string;
  /** Whether some page may be other in another run: it reads the clock, the environment or chance. */
  isOpen: boolean;
  /** The pages that the next build may take. */
  pages: BuiltPage[];
}

/** Bundles and renders a site with the two environments that its builder has for it; writes nothing but to the work folder. */
export async function buildSite(builder: ViteBuilder, context: BuildScope): Promise<FinishedSite> {
  const refusal = checkOutDir(context);
  if (refusal) throw new OctavoBuildError([refusal]);
  const progress = createProgress(context.vite.logger);
  const found: Diagnostic[] = [];
  const { folder } = context;
  let early: EarlyRendering | undefined;
  try {
    // A thread takes half a second to load the compiler, while this one reads and compares. What shards bring is compiled.
    if (context.kept.newTexts > 0 && context.options.shards === undefined) context.content.start();
    await context.store.settle();
    // Nothing of the rest would help to mend it.
    refuseBuild(findFatal(context.store.diagnostics(), {}));
    await context.kept.open(folder, (inputs) => createPageKeys({ ...context, inputs, factOf: (page) => findChangedDay(page, context) }));
    context.icons.use(Object.values(context.store.site().pages).flatMap((page) => context.kept.pages.find(page)?.icons ?? []));
    progress.compiling(Object.keys(context.store.site().pages).length);
    // Before the rest: it takes much memory for a moment.
    await context.store.apis.check();
    collectGarbage();
    // The threads have texts to work on while this one prepares outputs.
    for (const page of Object.values(context.store.site().pages)) void context.createPageText(page);
    await setImmediate();
    early = startEarlyRendering(builder, context);
    // After the first bundle: it takes much memory for a moment, and so does what indexes the search.
    const preparing = Promise.allSettled([early?.textServer]).then(() =>
      prepareOutputs(context.outputs(), { site: context.store.site(), source: context.outputSource }),
    );
    const built = await bundle(builder, context, early?.textServer).finally(async () => {
      found.push(...(await preparing));
      await context.content.close();
    });
    // What was not asked for, is of pages that an earlier build has made.
    if (context.kept.pages.count === 0) context.content.prune();
    // The bundles hold it from now on.
    context.rendered.clear();
    const varying = await findVaryingPages(context);
    const rendered = await renderSite(context, {
      bundle: built,
      early: (await early?.finish()) ?? NO_BODIES,
      folder,
      varying,
      onProgress: progress.count('rendering'),
    });
    collectGarbage();
    const { files: outputs, failures } = await storeOutputs(context, folder);
    const all = [...built.files, ...context.pageFiles.list(), ...rendered.files, ...outputs, ...renderPolicyFile(context)];
    const outDir = path.resolve(context.vite.root, context.vite.build.outDir);
    const { files, diagnostics: tooLong } = leaveOutLong(all, { site: context.store.site(), outDir });
    const told = [...context.store.diagnostics(), ...context.content.diagnostics(), ...failures, ...tooLong];
    found.push(...context.extensions.judge(told));
    const fatal = findFatal(found, context.options);
    refuseBuild(fatal);
    reportProblems(found, context.vite.logger);
    reportReaders(context.content.readers, context.vite.logger);
    return {
      files: [...listAssets(context), ...files],
      folder,
      diagnostics: found,
      bundle: built.key,
      isOpen: !varying.isEmpty,
      pages: await listBuiltPages(context, rendered, varying),
    };
  } catch (error) {
    await early?.stop();
    folder.remove();
    throw error;
  } finally {
    releaseMemory();
    progress.end();
  }
}

/**
 * The author's files that the site serves. They are no `Output`: a build copies them by path, and the dev server sends parts of them (a film)
 * and answers conditions. Both ask the store which there are.
 */
function listAssets({ store, prefix }: Pick<BuildScope, 'store' | 'prefix'>): SiteFile[] {
  return store.assets().map(({ pathname, file }) => ({ fileName: prefix + pathname.slice(1), original: file }));
}

/** For a site that is all that its host serves: beside an app the headers are the app's. */
function renderPolicyFile({ mode, base, policy, vite, store, options }: BuildScope): BuiltFile[] {
  if (mode !== 'alone') return [];
  const runsOthers = Object.keys(store.site().config.integrations.services).length > 0 || store.scripts().length > 0;
  const isEnforced = options.policy ?? !runsOthers;
  // An author's file in that folder has the name that the author gave it.
  const areAssetsHashed = ![...listAssets({ store, prefix: '' }), ...listPublicFiles(vite)].some(({ fileName }) =>
    fileName.startsWith('assets/'),
  );
  const place = { base, publicDir: vite.publicDir, isEnforced, areAssetsHashed };
  return [{ fileName: HEADERS_FILE, content: renderHeaders(policy.render(), place) }];
}
