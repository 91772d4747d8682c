import { createRequire } from 'node:module';
import path from 'node:path';
import type { Live } from '../content/live.ts';
import type { SiteProject } from '../site/project.ts';
import { disk, mustRead } from '../disk/disk.ts';

/**
 * The Fast Refresh runtime of the page: the host's React plugin's where there is one, else React's own with the same exports.
 *
 * An update is performed once for all modules of one edit, as soon as the last of them has run.
 */
export function renderRefresh({ refresh, vite }: Pick<Live, 'refresh'> & Pick<SiteProject, 'vite'>): string {
  if (refresh === 'host') return `export * from ${JSON.stringify(`${vite.base}@react-refresh`.replace(/^.*(?=\/@react-refresh)/, ''))};`;
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-refresh/runtime'));
  const file = path.join(folder, 'cjs/react-refresh-runtime.development.js');
  return `const exports = {};\nconst process = { env: { NODE_ENV: 'development' } };\n${mustRead(disk.readText(file), file)}\n${ADAPTER}`;
}

const ADAPTER = `
export const { register, injectIntoGlobalHook, createSignatureFunctionForTransform } = exports;
export const __hmr_import = (module) => import(/* @vite-ignore */ module);

let timer;
const isComponent = exports.isLikelyComponentType;

const isSame = (next, previous) => isComponent(next) && exports.getFamilyByType(next) === exports.getFamilyByType(previous);
const isRecord = (value) => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A list of components by name, as a theme has one: who holds the last one is given what the components have become. */
function isSameList(next, previous) {
  if (!isRecord(next) || !isRecord(previous)) return false;
  const names = Object.keys(next);
  return names.join() === Object.keys(previous).join() && names.every((name) => isSame(next[name], previous[name]));
}

export function registerExportsForReactRefresh(file, module) {
  for (const key in module) if (isComponent(module[key])) register(module[key], file + ' export ' + key);
}

export function validateRefreshBoundaryAndEnqueueUpdate(file, previous, next) {
  const keys = Object.keys(next);
  if (keys.length === 0 || keys.length !== Object.keys(previous).length) return file + ': the exports have changed';
  for (const key of keys) {
    if (!(key in previous)) return file + ': the exports have changed';
    if (!isComponent(next[key]) && !isSameList(next[key], previous[key])) return file + ': the export ' + key + ' is not a component';
  }
  clearTimeout(timer);
  timer = setTimeout(() => exports.performReactRefresh(), 0);
}
`;
