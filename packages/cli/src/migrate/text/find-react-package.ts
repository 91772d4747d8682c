import { evaluateModule } from '../evaluate/evaluate-module.ts';
import { asObject } from '../read-value.ts';
import type { OldSource } from '../source.ts';

/** What works within its own tool or framework alone. */
const BOUND =
  /^(?:next|nextra|docusaurus|fumadocs|astro|starlight|blume|vitepress|vue|svelte|solid|preact|gatsby|server-only)(?:[-/]|$)|^@(?:docusaurus|theme|next|astrojs|astro-community|fumadocs|vue|svelte)(?:\/|$)/;

/** The package that code of React imports, in the version that the old site has; undefined where it has none, or only that site can use it. */
export function findReactPackage(written: string, source: OldSource): { name: string; version: string } | undefined {
  const name = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/.exec(written)?.[0];
  if (name === undefined || BOUND.test(name)) return undefined;
  const versions = readVersions(source);
  const version = versions[name];
  // One of a workspace, or of a catalog, is nowhere else.
  return versions['react'] !== undefined && typeof version === 'string' && /^[\^~>=\d]/.test(version) ? { name, version } : undefined;
}

/** Those of its own, and of the repository that it is a part of. */
function readVersions(source: OldSource): Readonly<Record<string, unknown>> {
  const all = ['../../package.json', '../package.json', 'package.json'].map((file) => asObject(evaluateModule(file, source).value));
  return Object.assign(
    {},
    ...all.map(({ dependencies, devDependencies }) => ({ ...asObject(devDependencies), ...asObject(dependencies) })),
  );
}
