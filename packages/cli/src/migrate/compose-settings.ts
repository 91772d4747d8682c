import type { Json, JsonObject } from '@octavo/core';
import { SOCIALS } from '@octavo/core/internal';

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
}

const DEFAULT_PRIMARY = '#4338ca';

/** Makes the fields of `docs.json`, navigation apart. */
export function composeSettings(old: OldSettings): JsonObject {
  const { name = 'Documentation', description, logo, favicon, primary, socials = [], links = [], footer = [], hasEditLink = false } = old;
  const github = socials.find(({ type }) => type === 'github');
  const canonical = toAddress(old.address, old.base);
  const metatags = { ...(canonical !== undefined && { canonical }), ...old.metatags };
  const integrations: JsonObject = { ...findServices(old.scripts ?? []), ...old.integrations };
  const colors: JsonObject = {
    primary: primary !== undefined && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(primary) ? primary : DEFAULT_PRIMARY,
  };
  return {
    theme: 'mint',
    name,
    ...(description !== undefined && { description }),
    colors,
    ...(logo !== undefined && { logo: typeof logo === 'string' ? logo : { ...logo } }),
    ...(favicon !== undefined && { favicon }),
    ...((links.length > 0 || github !== undefined) && {
      navbar: {
        ...(links.length > 0 && { links: links.map((one): Json => ({ ...one })) }),
        ...(github !== undefined && { primary: { type: 'github', href: github.url } }),
      },
    }),
    ...((socials.length > 0 || footer.length > 0) && {
      footer: {
        ...(socials.length > 0 && {
          socials: Object.fromEntries(socials.flatMap(({ type, url }) => (NETWORKS.has(type) ? [[NETWORKS.get(type) ?? type, url]] : []))),
        }),
        ...(footer.length > 0 && { links: footer.slice(0, 4).map((one): Json => ({ ...one })) }),
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
}

/** What other tools call a network, and our name for it. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ...SOCIALS.map((type): [string, string] => [type, type]),
  ['twitter', 'x'],
  ['x-twitter', 'x'],
  ['x.com', 'x'],
  ['blueSky', 'bluesky'],
  ['hackernews', 'hacker-news'],
]);

/** `https://x.dev` and `/docs/` -> `https://x.dev/docs` */
function toAddress(address: string | undefined, base = '/'): string | undefined {
  if (address === undefined || !/^https?:\/\//.test(address)) return undefined;
  const plain = address.replace(/\/+$/, '');
  const below = base.replace(/\/+$/, '');
  return plain.endsWith(below) ? plain : plain + below;
}

/** Services that count visits, by the scripts that load them. */
function findServices(scripts: readonly string[]): JsonObject {
  const text = scripts.join('\n');
  const ga = /\b(G-[A-Z\d]{6,})\b/.exec(text)?.[1];
  const gtm = /\b(GTM-[A-Z\d]{4,})\b/.exec(text)?.[1];
  return { ...(ga !== undefined && { ga4: { measurementId: ga } }), ...(gtm !== undefined && { gtm: { tagId: gtm } }) };
}
