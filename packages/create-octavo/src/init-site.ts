import path from 'node:path';
import { paths } from '@octavo/vite/internal/setup';
import { embedDocs } from './edits/embed-docs.ts';
import type { EmbeddedFiles } from './edits/embed-docs.ts';
import { excludeFromTailwind } from './edits/exclude-from-tailwind.ts';
import { findProject } from './project/find-project.ts';
import type { Project } from './project/find-project.ts';
import { ignoreBuilt } from './edits/ignore-built.ts';
import { InitError } from './init-error.ts';
import { planJoin } from './edits/join-app.ts';
import type { JoinMode, PlannedJoin } from './edits/join-app.ts';
import { updatePackage } from './edits/update-package.ts';
import { writeIgnore, writeStarter } from './write-starter.ts';

/** What a new site shall be. */
export interface InitOptions {
  /** As typed, relative to the current one. */
  folder: string;
  /** The site's name. */
  name: string;
  /** Its public address, where that is known. */
  site?: string;
  /** Begin an API reference. */
  withApi: boolean;
  /** How the Vite app that is there shows the docs; `apart` leaves its config alone. */
  mode: JoinMode | 'apart';
}

/** What was done. */
export interface InitResult {
  project: Project;
  /** Paths from the project's folder, in the order of writing: files that are new, and files that were changed. */
  written: string[];
  changed: string[];
  /** Files of the starter that were there already, and stayed as they were. */
  kept: string[];
  /** How the docs are in the app that is there. */
  join?: PlannedJoin & { mode: JoinMode };
  embedded?: EmbeddedFiles;
}

/** Begins a site: writes the starter, never over a file that is there, and joins it to the Vite app of the folder. */
export async function initSite({ folder: typed, name, site, withApi, mode }: InitOptions): Promise<InitResult> {
  const project = findProject(typed);
  const { folder, content, app, manifest, siteConfig } = project;
  checkMode(project, mode);
  const join = app === undefined || mode === 'apart' ? undefined : { mode, ...(await planJoin(app, { folder, content, mode })) };
  if (siteConfig !== undefined && (join === undefined || join.result.kind === 'unchanged')) {
    throw new InitError(
      `A site already exists: ${siteConfig}.`,
      join === undefined ? 'Serve it with `octavo dev`, or choose another folder.' : 'Your Vite app serves it already: start the app.',
    );
  }
  // Everything that can be refused has been: from here on files are written.
  const fromFolder = (file: string): string => paths.relative(folder, file);
  const toFolder = paths.relative(content, folder);
  const schema = `${toFolder === '' ? '.' : toFolder}/node_modules/octavo/schema.json`;
  const starter =
    siteConfig === undefined
      ? writeStarter(content, { name, ...(site !== undefined && { site }), withApi, schema, pages: project.pages })
      : { written: [], kept: [] };
  const embedded =
    join?.mode === 'embedded' && manifest !== undefined ? embedDocs(folder, { ...manifest, address: join.address }) : undefined;
  const hasPackage = manifest !== undefined;
  const isIgnoring = content === folder && writeIgnore(folder);
  const hasNewPackage = updatePackage(folder, {
    name,
    content: fromFolder(content),
    join,
    readsConfig: join !== undefined && app?.host === undefined,
  });
  const excluded = [content, ...(join?.built === undefined ? [] : [join.built])];
  const sheets = join === undefined ? [] : excludeFromTailwind({ folder, excluded, manifest });
  const isBuiltIgnored = join?.built !== undefined && ignoreBuilt(folder, join.built);
  const hasNewConfig = join?.write() === true;
  const config = hasNewConfig && app !== undefined ? [app] : [];
  return {
    project,
    written: [
      ...starter.written.map((file) => fromFolder(path.join(content, file))),
      ...(embedded?.written ?? []),
      ...(hasNewPackage && !hasPackage ? ['package.json'] : []),
      ...(isIgnoring ? ['.gitignore'] : []),
      ...config.filter((one) => !one.hasConfig).map((one) => fromFolder(one.config)),
    ],
    changed: [
      ...(hasNewPackage && hasPackage ? ['package.json'] : []),
      ...config.filter((one) => one.hasConfig).map((one) => fromFolder(one.config)),
      ...sheets.map(fromFolder),
      ...(isBuiltIgnored ? ['.gitignore'] : []),
    ],
    kept: [...starter.kept.map((file) => fromFolder(path.join(content, file))), ...(embedded?.kept ?? [])],
    ...(join !== undefined && { join }),
    ...(embedded !== undefined && { embedded }),
  };
}

function checkMode({ app, folder }: Project, mode: InitOptions['mode']): void {
  if (mode !== 'embedded' || app?.canEmbed === true) return;
  const what =
    app === undefined
      ? `${folder} has no Vite app`
      : app.host === undefined
        ? 'this app does not use React'
        : `${app.host.name} renders on a server`;
  throw new InitError(
    `Only a React app that renders in the browser can embed the docs, and ${what}.`,
    'Without --embedded, the docs are separate pages under /docs.',
  );
}
