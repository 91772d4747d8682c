import { hash } from 'node:crypto';
import path from 'node:path';
import { createJsonCache } from '../../disk/json-cache.ts';
import { errorCode } from '../../disk/file-system.ts';
import { renderModule } from '../../modules/load-module.ts';
import type { BuildScope } from '../build-scope.ts';
import type { BuiltFile } from '../files/built-file.ts';
import type { BundlerOutput } from './bundler-output.ts';
import { listNamedModules } from './list-named-modules.ts';
import { hashFile } from '../kept/hash-files.ts';
import { listModuleFiles } from '../kept/list-module-files.ts';
import type { PageModules } from '../kept/module-keys.ts';
import { readPack, writePack } from '../kept/site-pack.ts';
import type { Slice } from '../kept/site-pack.ts';
import type { SiteInputs } from '../kept/site-inputs.ts';

/** What the bundler made of the last build: it is not asked again where every module has the same text. */
export interface KeptBundle {
  /** Undefined where something has changed, or what a bundle is made from is not known. */
  find(): Promise<BundlerOutput | undefined>;
  keep(output: BundlerOutput): Promise<void>;
}

/** Makes the keeper of a project's bundle. */
export function createKeptBundle(context: BuildScope): KeptBundle {
  const { vite } = context;
  const records = createJsonCache({ directory: path.join(vite.cacheDir, 'octavo-bundle'), isValid: isBundleRecord });
  const packFile = path.join(vite.cacheDir, 'octavo-bundle.pack');
  return {
    async find() {
      const inputs = context.kept.inputs();
      const record = inputs && records.get(await createKey(context, inputs));
      if (record === undefined || !record.files.every(([file, was]) => inputs?.hashOf(file) === was)) return undefined;
      if (!(await isRenderedAlike(record, context))) return undefined;
      const contents = [...readPack(packFile, record.contents)];
      const { browser, server, core, ...facts } = record.output;
      const restore = (names: readonly string[], from: number): BundlerOutput['browser'] =>
        names.flatMap((fileName, index) => {
          const content = contents[from + index];
          return content === undefined ? [] : [{ fileName, content }];
        });
      if (contents.includes(undefined)) return undefined;
      context.effects.restore(record.effects);
      context.moduleKeys.restore(record.pages.map(([page, { key, ids }]) => [page, { key, ids: new Set(ids) }]));
      for (const id of record.modules) context.moduleIds.add(id);
      return {
        ...facts,
        browser: restore(browser, 0),
        server: restore(server, browser.length),
        core: restore(core, browser.length + server.length),
      };
    },
    async keep({ browser, server, core, ...facts }) {
      const inputs = context.kept.inputs();
      const modules = [...context.moduleIds];
      const files = listModuleFiles(modules);
      // A sheet may be made from what no module tells, and a finding may be the bundler's.
      const isKnown = files.every((file) => inputs?.has(file) && (inputs.hashOf(file) === undefined || !SHEET.test(file)));
      if (inputs === undefined || !isKnown || context.content.noted().length > 0) return;
      const own = files.flatMap((file): [file: string, hash: string][] => {
        const was = inputs.hashOf(file);
        return was === undefined ? [] : [[file, was]];
      });
      // What changed while it was bundled is in it or is not: nobody knows.
      if (!own.every(([file, was]) => hashFile(file, context.hashes) === was)) return;
      const contents = writeContents([...browser, ...server, ...core].map(({ content }) => content));
      if (contents === undefined) return;
      records.set(await createKey(context, inputs), {
        output: { ...facts, browser: browser.map(nameOf), server: server.map(nameOf), core: core.map(nameOf) },
        contents,
        rendered: [...context.rendered].map(([id, code]) => [id, hash('sha256', code)]),
        files: own,
        modules,
        effects: context.effects.entries(),
        pages: context.moduleKeys.entries().map(([page, { key, ids }]) => [page, { key, ids: [...ids] }]),
      });
      records.prune();

      /** Undefined where there is no room for them: a cache is no reason to fail. */
      function writeContents(all: readonly (string | Uint8Array)[]): Slice[] | undefined {
        try {
          return writePack(
            all.map((content) => ({ read: () => content })),
            { packFile, draft: context.folder.place('bundle.pack') },
          )?.slices;
        } catch (error) {
          if (errorCode(error) === undefined) throw error;
          return undefined;
        }
      }
    },
  };
}

function nameOf({ fileName }: BuiltFile): string {
  return fileName;
}

const SHEET = /\.(?:css|s[ac]ss|less|styl(?:us)?|pcss|postcss)$/i;

/** What the bundler begins with, and what names are found for its imports. */
async function createKey(context: BuildScope, inputs: SiteInputs): Promise<string> {
  const hasServices = Object.keys(context.store.site().config.integrations.services).length > 0;
  const names = inputs.files().filter((file) => !/\.mdx?$/i.test(file));
  return hash('sha256', JSON.stringify([VERSION, inputs.program, await listNamedModules(context), hasServices, names]));
}

/** Raised when a bundle is kept in another form. */
const VERSION = 2;

async function isRenderedAlike({ rendered }: BundleRecord, context: BuildScope): Promise<boolean> {
  const same = await Promise.all(
    rendered.map(async ([id, was]) => {
      const code = await renderModule(id, context);
      // Should the bundler be asked, it takes what is rendered here.
      if (code !== undefined) context.rendered.set(id, code);
      return code !== undefined && hash('sha256', code) === was;
    }),
  );
  return same.every(Boolean);
}

interface BundleRecord {
  output: Omit<BundlerOutput, 'browser' | 'server' | 'core'> & Record<'browser' | 'server' | 'core', string[]>;
  /** Of the browser's files, then the server's, then those of the small script. */
  contents: Slice[];
  /** The modules that Octavo made, with hashes of their texts. */
  rendered: [id: string, hash: string][];
  /** The project's files among the modules. */
  files: [file: string, hash: string][];
  /** The ids of all modules. */
  modules: string[];
  effects: [id: string, effect: string][];
  pages: [page: string, modules: Omit<PageModules, 'ids'> & { ids: string[] }][];
}

/** The seal of the cache says that it is what was written: a newer form has another key. */
function isBundleRecord(value: unknown): value is BundleRecord {
  return typeof value === 'object' && value !== null && 'output' in value && 'contents' in value;
}
