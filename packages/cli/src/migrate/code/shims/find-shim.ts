import { DOCUSAURUS_SHIMS } from './docusaurus-shims.ts';
import { FUMADOCS_SHIMS } from './fumadocs-shims.ts';
import { NEXT_SHIMS } from './next-shims.ts';
import { NEXTRA_SHIMS } from './nextra-shims.ts';
import type { Shim, Shims } from './shim.ts';

const ALL: Shims = { ...NEXT_SHIMS, ...DOCUSAURUS_SHIMS, ...NEXTRA_SHIMS, ...FUMADOCS_SHIMS };

/** Modules that have components alone: of those that none of ours stands for, what they hold is shown. */
const SHOWS =
  /^(?:@theme(?:-original|-init)?\/|nextra\/(?:components|icons)|nextra-theme-(?:docs|blog)$|fumadocs-ui\/(?:components|layouts)\/|fumadocs-twoslash\/ui$)/;

/** Finds the module that stands for an address; undefined where the framework's own is needed. */
export function findShim(written: string): Shim | undefined {
  const code =
    ALL[written.replace(/^@theme-(?:original|init)\//, '@theme/').replace(/(?<=^next\/.*)\.js$|\.(?:rsc|server)$/, '')] ??
    (SHOWS.test(written) ? '' : undefined);
  return code === undefined
    ? undefined
    : { name: written.replaceAll(/^@|\.js$/g, '').replaceAll('/', '-'), written, code: code.trimStart() };
}
