import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { findBuiltProxy } from '../../api/proxy-address.ts';
import type { Sources } from '../../content/sources.ts';
import { fileSystem } from '../../disk/file-system.ts';
import { paths } from '../../disk/paths.ts';
import { servedFolder } from '../../hosts/served-folder.ts';
import type { SiteProject } from '../../site/project.ts';
import { refuseBuild } from '../reports/build-error.ts';
import { bundleProxy } from './bundle-proxy.ts';
import { listProxyFiles, PROXY_MARK, VERCEL_FOLDER } from './list-proxy-files.ts';
import { listProxyOrigins } from './list-proxy-origins.ts';

/** What the proxy of a site is made from. */
export type ProxyProject = Pick<SiteProject, 'vite' | 'host' | 'options' | 'base'> & Pick<Sources, 'store' | 'apiRenderer'>;

/** Finds what would keep the proxy of a site from working, before anything is written. */
export function checkProxy(project: ProxyProject): Diagnostic[] {
  const { vite, host, options, store } = project;
  if (options.proxy !== 'vercel' || findBuiltProxy(project, store.site().config) === undefined) return [];
  const outDir = servedFolder({ vite, ...(host && { host }) });
  const published = path.resolve(vite.root, VERCEL_FOLDER);
  return outDir === published || paths.inside(published, outDir) !== undefined
    ? []
    : [
        {
          code: 'build/proxy',
          severity: 'error',
          message: `The output folder is \`${paths.relative(vite.root, outDir)}\`; with a function, Vercel publishes \`${VERCEL_FOLDER}\`.`,
          hint: `Build into it: \`--outDir ${VERCEL_FOLDER}\`, or \`build.outDir\` in the Vite config.`,
        },
      ];
}

/** Writes the proxy of a site where its host looks for functions; nothing where the owner wants none, or no API names a server. */
export async function writeProxy(project: ProxyProject): Promise<void> {
  const { vite, base, options, store } = project;
  if (options.proxy === undefined) return;
  await store.settle();
  const { config } = store.site();
  const pathname = findBuiltProxy(project, config);
  if (pathname === undefined) return;
  const origins = await listProxyOrigins(project);
  if (origins.names.length + origins.patterns.length === 0) return;
  const { canonical: site } = config.metadata;
  const code = await bundleProxy(options.proxy, { pathname, origins, ...(site !== undefined && { site }) });
  for (const { name, text, isShared } of listProxyFiles(options.proxy, { code, base })) {
    const file = path.join(vite.root, name);
    const there = fileSystem.existsSync(file) ? fileSystem.readFileSync(file, 'utf8') : undefined;
    if (there === text || (there !== undefined && isShared === true)) continue;
    if (there !== undefined && text.startsWith(PROXY_MARK) && !there.startsWith(PROXY_MARK)) refuseBuild([describeTaken(name)]);
    fileSystem.mkdirSync(path.dirname(file), { recursive: true });
    fileSystem.writeFileSync(`${file}.octavo`, text);
    fileSystem.renameSync(`${file}.octavo`, file);
  }
}

function describeTaken(file: string): Diagnostic {
  return {
    code: 'build/proxy',
    severity: 'error',
    message: `${file} is your own file; the proxy is not written.`,
    hint: 'Move it away, or build without `proxy`.',
    file,
  };
}
