import { evaluateModule } from '../evaluate/evaluate-module.ts';
import { asObject } from '../read-value.ts';
import { readYaml } from '../read-yaml.ts';
import type { OldSource } from '../source.ts';

/** What works within its own tool or framework alone. */
const BOUND =
  /^(?:next|nextra|docusaurus|fumadocs|astro|starlight|blume|vitepress|vue|svelte|solid|preact|gatsby|server-only)(?:[-/]|$)|^@(?:docusaurus|theme|next|astrojs|astro-community|fumadocs|vue|svelte)(?:\/|$)/;

/** The package that code of React imports, in the version that the old site has; undefined where it has none, or only that site can use it. */
export function findReactPackage(written: string, source: OldSource): { name: string; version: string } | undefined {
  const name = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/.exec(written)?.[0];
  if (name === undefined || BOUND.test(name)) return undefined;
  const versions = readVersions(source);
  if (versions['react'] === undefined) return undefined;
  const version = versions[name] ?? findLocked(name, source);
  const said = typeof version === 'string' && version.startsWith('catalog:') ? readCatalog(version, source)[name] : version;
  // One of a workspace is nowhere else.
  return typeof said === 'string' && /^(?:[\^~>=\d]|(?:latest|next|\*)$)/.test(said) ? { name, version: said } : undefined;
}

/** The version of a package that another one brings along, as a lockfile has it. */
function findLocked(name: string, source: OldSource): string | undefined {
  const escaped = name.replaceAll('.', String.raw`\.`);
  const forms: [string, string][] = [
    ['package-lock.json', `"node_modules/${escaped}": \\{\\s*"version": "([\\d.]+)"`],
    ['pnpm-lock.yaml', `^ {2}'?/?${escaped}@(\\d[\\d.]*)`],
    ['yarn.lock', `^"?${escaped}@[^\\n]*:\\n {2}version:? "?(\\d[\\d.]*)`],
    ['bun.lock', `"${escaped}@(\\d[\\d.]*)"`],
  ];
  for (const folder of ['', '../', '../../'])
    for (const [file, form] of forms) {
      const found = new RegExp(form, 'm').exec(source.read(folder + file) ?? '')?.[1];
      if (found !== undefined) return `^${found}`;
    }
  return undefined;
}

/** The versions that a workspace of pnpm names once: `catalog:`, `catalog:ui`. */
function readCatalog(version: string, source: OldSource): Readonly<Record<string, unknown>> {
  const text = ['', '../', '../../'].map((folder) => source.read(`${folder}pnpm-workspace.yaml`)).find((one) => one !== undefined);
  const workspace = readYaml(text);
  const name = version.slice('catalog:'.length);
  return asObject(name === '' || name === 'default' ? workspace['catalog'] : asObject(workspace['catalogs'])[name]);
}

/** Those of its own, and of the repository that it is a part of. */
function readVersions(source: OldSource): Readonly<Record<string, unknown>> {
  const all = ['../../package.json', '../package.json', 'package.json'].map((file) => asObject(evaluateModule(file, source).value));
  return Object.assign(
    {},
    ...all.map(({ dependencies, devDependencies }) => ({ ...asObject(devDependencies), ...asObject(dependencies) })),
  );
}
