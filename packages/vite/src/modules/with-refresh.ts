import { transformWithOxc } from 'vite';
import type { Live } from '../content/live.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';

/**
 * Adds React Fast Refresh to a content module: its components keep their state over an edit.
 *
 * The host's React plugin, if there is one, never sees content files; its runtime is shared, since two of them on one page would each
 * forget the other's components. With the hash of a module of ours, the browser tells when it runs.
 */
export async function withRefresh(
  code: string,
  { id, hash, context }: { id: string; hash?: string; context: Pick<Live, 'refresh'> },
): Promise<string> {
  if (context.refresh === undefined) return code;
  const refreshed = await transformWithOxc(code, `${id}.jsx`, {
    lang: 'jsx',
    jsx: { runtime: 'automatic', refresh: true },
    sourcemap: false,
    tsconfig: false,
  });
  const file = JSON.stringify(id);
  const tell = (how: string): string => (hash === undefined ? '{}' : `${how}(hot, ${file}, ${JSON.stringify(hash)})`);
  return [
    ...(hash === undefined ? [] : ["import { reportLost, reportRunning } from '@octavo/vite/client/report-running';"]),
    `import * as octavoRefresh from ${JSON.stringify(toVirtualId('refresh'))};`,
    `const $RefreshReg$ = (type, name) => octavoRefresh.register(type, ${file} + ' ' + name);`,
    'const $RefreshSig$ = octavoRefresh.createSignatureFunctionForTransform;',
    // Before the code: one that throws takes its next version all the same.
    'if (import.meta.hot) {',
    '  const hot = import.meta.hot;',
    '  let current;',
    '  import.meta.hot.accept((next) => {',
    `    if (!next) return ${tell('reportLost')};`,
    `    const refusal = octavoRefresh.validateRefreshBoundaryAndEnqueueUpdate(${file}, current ?? next, next);`,
    '    if (refusal) hot.invalidate(refusal);',
    '  });',
    `  const report = () => ${tell('reportRunning')};`,
    '  octavoRefresh.__hmr_import(import.meta.url).then((own) => {',
    `    octavoRefresh.registerExportsForReactRefresh(${file}, (current = own));`,
    '    report();',
    '  }, report);',
    '}',
    refreshed.code,
    ...(/\.mdx?\.octavo$/.test(id) ? [`octavoRefresh.createSignatureFunctionForTransform()(MDXContent, ${countHooks(code)});`] : []),
  ].join('\n');
}

/**
 * Adds to the module of a page that what is loaded with it comes on screen. One that is loaded again, since the site around it is another one,
 * may bring newer texts than those that run: they are what the browser was given last, and no update of them follows.
 */
export function withPageRefresh(code: string, { refresh }: Pick<Live, 'refresh'>): string {
  if (refresh === undefined) return code;
  return [
    `import * as octavoRefresh from ${JSON.stringify(toVirtualId('refresh'))};`,
    code,
    // The runtimes have no other name for it: exports that are the same component as before.
    'const octavoSame = { Page: () => null };',
    "octavoRefresh.validateRefreshBoundaryAndEnqueueUpdate('virtual:octavo/page', octavoSame, octavoSame);",
  ].join('\n');
}

/** A page asks for its components by a hook that Fast Refresh does not know as one: a page that asks more or less often starts anew. */
function countHooks(code: string): string {
  return JSON.stringify(`components ${code.split('_provideComponents()').length}`);
}
