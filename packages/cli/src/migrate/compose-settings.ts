import type { Json, JsonObject } from '@octavo/core';
import { SOCIALS } from '@octavo/core/internal';
import { findServices } from './find-services.ts';
import type { MigrationNote } from './old-site.ts';

/** What other tools' configs say that `docs.json` has a field for. */
export interface OldSettings {
  name?: string | undefined;
  description?: string | undefined;
  logo?: string | { light: string; dark: string } | undefined;
  favicon?: string | undefined;
  /** Hex colour. */
  primary?: string | undefined;
  /** Public address, with or without the base. */
  address?: string | undefined;
  base?: string | undefined;
  links?: readonly { label: string; href: string }[];
  socials?: readonly { type: string; url: string }[];
  footer?: readonly { header: string; items: { label: string; href: string }[] }[];
  hasEditLink?: boolean;
  hasTimestamp?: boolean;
  metatags?: Record<string, string>;
  appearance?: 'light' | 'dark' | undefined;
  /** Texts and addresses of scripts of every page: services that count are found in them. */
  scripts?: readonly string[];
  integrations?: JsonObject;
  banner?: string | undefined;
  openapi?: readonly string[];
  /** Analytics that the old site names, which no field here takes. */
  otherAnalytics?: readonly string[];
}

/** The fields of `docs.json`, and what of the old config has no place in them. */
export interface ComposedSettings {
  settings: JsonObject;
  notes: MigrationNote[];
}

/** Those of a new site: legible in both modes. */
const DEFAULT_COLORS: JsonObject = { primary: '#4338ca', light: '#a5b4fc', dark: '#4338ca' };

/** Makes the fields of `docs.json`, navigation apart. */
export function composeSettings(old: OldSettings): ComposedSettings {
  const { name = 'Documentation', description, logo, favicon, primary, socials = [], links = [], footer = [], hasEditLink = false } = old;
  const github = socials.find(({ type }) => type === 'github');
  const canonical = toAddress(old.address, old.base);
  const metatags = { ...(canonical !== undefined && { canonical }), ...old.metatags };
  const found = findServices(old.scripts ?? []);
  const integrations: JsonObject = { ...found.services, ...old.integrations };
  const networks = socials.filter(({ type }) => NETWORKS.has(type));
  const colors: JsonObject = primary !== undefined && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(primary) ? { primary } : DEFAULT_COLORS;
  const settings: JsonObject = {
    theme: 'mint',
    name,
    ...(description !== undefined && { description }),
    colors,
    ...(logo !== undefined && {
      logo:
        typeof logo === 'string'
          ? fromRoot(logo, old.base)
          : { light: fromRoot(logo.light, old.base), dark: fromRoot(logo.dark, old.base) },
    }),
    ...(favicon !== undefined && { favicon: fromRoot(favicon, old.base) }),
    ...((links.length > 0 || github !== undefined) && {
      navbar: {
        ...(links.length > 0 && { links: links.map((one): Json => ({ ...one })) }),
        ...(github !== undefined && { primary: toButton(github.url) }),
      },
    }),
    ...((networks.length > 0 || footer.length > 0) && {
      footer: {
        ...(networks.length > 0 && { socials: Object.fromEntries(networks.map(({ type, url }) => [NETWORKS.get(type) ?? type, url])) }),
        ...(footer.length > 0 && { links: joinColumns(footer).map((one): Json => ({ ...one })) }),
      },
    }),
    ...(old.appearance !== undefined && { appearance: { default: old.appearance } }),
    ...(old.banner !== undefined && { banner: { content: old.banner } }),
    ...(hasEditLink && { feedback: { suggestEdit: true } }),
    ...(old.hasTimestamp === true && { metadata: { timestamp: true } }),
    ...(Object.keys(metatags).length > 0 && { seo: { metatags } }),
    ...(Object.keys(integrations).length > 0 && { integrations }),
    ...(old.openapi !== undefined && old.openapi.length > 0 && { api: { openapi: [...old.openapi] } }),
  };
  const notes: MigrationNote[] = [
    ...socials
      .filter(({ type }) => !NETWORKS.has(type))
      .map(({ type, url }): MigrationNote => ({
        kind: 'left-out',
        what: 'social account',
        message: `Octavo has no icon for ${type}: ${url}.`,
      })),
    ...found.unknown.map((script): MigrationNote => ({
      kind: 'left-out',
      what: 'script of every page',
      message: `\`${shorten(script)}\` is not loaded here.`,
    })),
    ...(old.otherAnalytics ?? []).map((service): MigrationNote => ({
      kind: 'left-out',
      what: 'analytics',
      message: `${service} is not supported; see \`integrations\`.`,
    })),
    ...footer.slice(MAX_COLUMNS).map(({ header }): MigrationNote => ({
      kind: 'differs',
      what: 'column of the footer',
      message: `A footer has at most ${MAX_COLUMNS} columns: the links of \`${header}\` are in the last one.`,
    })),
  ];
  return { settings, notes };
}

/** A repository is shown by its name; that of whoever has it is none. */
function toButton(href: string): JsonObject {
  return /\/[^/.]+\.[^/]+\/[^/]+\/[^/]/.test(href) ? { type: 'github', href } : { type: 'button', label: 'GitHub', href };
}

const MAX_COLUMNS = 4;

type Column = NonNullable<OldSettings['footer']>[number];

/** Columns beyond the last are part of it. */
function joinColumns(columns: readonly Column[]): Column[] {
  const kept = columns.slice(0, MAX_COLUMNS);
  const rest = columns.slice(MAX_COLUMNS).flatMap(({ items }) => items);
  return kept.map((column, index) => (index === MAX_COLUMNS - 1 ? { ...column, items: [...column.items, ...rest] } : column));
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= 80 ? line : `${line.slice(0, 77)}...`;
}

/** What other tools call a network, and our name for it. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ...SOCIALS.map((type): [string, string] => [type, type]),
  ['twitter', 'x'],
  ['x-twitter', 'x'],
  ['x.com', 'x'],
  ['blueSky', 'bluesky'],
  ['hackernews', 'hacker-news'],
  ['github-alt', 'github'],
  ['square-github', 'github'],
  ['square-x-twitter', 'x'],
  ['linkedin-in', 'linkedin'],
  ['facebook-f', 'facebook'],
  ['telegram-plane', 'telegram'],
  ['globe', 'website'],
]);

/** A file as the new site has it, for tools that write it below the base: `/docs/icon.svg` and `/docs/` -> `/icon.svg` */
function fromRoot(file: string, base = '/'): string {
  const below = `${base.replace(/\/+$/, '')}/`;
  return file.startsWith(below) ? file.slice(below.length - 1) : file;
}

/** `https://x.dev` and `/docs/` -> `https://x.dev/docs` */
function toAddress(address: string | undefined, base = '/'): string | undefined {
  if (address === undefined || !/^https?:\/\//.test(address)) return undefined;
  const plain = address.replace(/\/+$/, '');
  const below = base.replace(/\/+$/, '');
  return plain.endsWith(below) ? plain : plain + below;
}
