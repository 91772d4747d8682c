import path from 'node:path';
import { upgradeConfig } from '@octavo/core';
import type { JsonObject } from '@octavo/core';
import { parse } from 'yaml';
import { createContentFilter } from '@octavo/vite/internal';
import type { OldSite } from '../../old-site.ts';
import { asObject } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import type { Tool } from '../../tool.ts';

/** Mintlify, whose format is ours: everything comes over as it is. */
export const mintlify: Tool = {
  name: 'mintlify',
  title: 'Mintlify',
  isOurFormat: true,
  // Others have a file of this name, too.
  detects: (source) => CONFIGS.some((file) => source.has(file) && /"navigation"\s*:/.test(source.read(file) ?? '')),
  read: readMintlify,
  codemods: [],
};

const CONFIGS = ['docs.json', 'mint.json'];

/** Of the repository, not of the site. */
const OTHER = /^(?:package(?:-lock)?\.json|pnpm-.*\.yaml|yarn\.lock)$/;

function readMintlify(source: OldSource): OldSite {
  const configFile = CONFIGS.find((file) => source.has(file)) ?? 'docs.json';
  const text = source.read(configFile) ?? '{}';
  // A mint.json, and a docs.json of its shape, come over in the current one.
  const {
    $schema: _,
    navigation,
    redirects,
    ...settings
  } = asObject(parse(upgradeConfig(text) ?? text, { logLevel: 'silent' })) as JsonObject;
  const filter = createContentFilter(source.root, path.join(source.root, 'dist'));
  const pages = source.files.filter((file) => filter.kindOf(file) === 'page');
  const own = new Set(pages);
  return {
    configFiles: [configFile],
    contentFolder: '',
    base: '/',
    settings,
    navigation: navigation as JsonObject,
    redirects: Array.isArray(redirects) ? redirects.map(asObject).flatMap(toRedirect) : [],
    pages: pages.map((file) => ({ file, href: `/${file.replace(/\.mdx?$/i, '').replace(/(?:^|\/)index$/, '')}`, target: file })),
    assets: source.files
      .filter((file) => !own.has(file) && file !== configFile && !OTHER.test(file))
      .map((file) => ({ file, target: file })),
    labels: new Map(),
    extraFiles: new Map(),
    others: [],
    notes: [],
  };
}

function toRedirect({ source, destination }: Readonly<Record<string, unknown>>): OldSite['redirects'] {
  return typeof source === 'string' && typeof destination === 'string' ? [{ source, destination }] : [];
}
