import type { Json } from '../../json.ts';
import { formatConfigPath } from '../config-path.ts';
import type { ConfigPath } from '../config-path.ts';
import { isJsonObject } from '../json-value.ts';
import type { Breach, Rule } from './rule.ts';

/** Where names and addresses of the site stand; elsewhere a text may be empty on purpose. */
const PARTS = ['name', 'navigation', 'tabs', 'anchors', 'versions', 'topbarLinks', 'navbar', 'footer', 'footerSocials'];

const NAMES = new Set('name label group tab anchor dropdown product version language item header'.split(' '));
const ADDRESSES = new Set(['href', 'url']);
const LISTS = new Set(['pages', 'versions']);
const ADDRESS_MAPS = new Set(['socials', 'footerSocials']);

/** A name that readers see, an address and an entry of a list have a text. */
export const filledTexts: Rule = {
  code: 'config/empty-text',
  severity: 'warning',
  check: (config) => PARTS.flatMap((key) => listBreaches(config[key] ?? null, [key])),
};

function listBreaches(value: Json, path: ConfigPath): Breach[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => listBreaches(one, [...path, index]));
  if (isJsonObject(value)) return Object.entries(value).flatMap(([key, inner]) => listBreaches(inner, [...path, key]));
  const use = value === '' || (typeof value === 'string' && value.trim() === '') ? findUse(path) : undefined;
  return use === undefined ? [] : [{ message: `\`${formatConfigPath(path)}\` is empty; ${use.effect}.`, hint: use.hint, path }];
}

function findUse(path: ConfigPath): { effect: string; hint: string } | undefined {
  const [last = '', parent = ''] = [path.at(-1), path.at(-2)].map(String);
  if (NAMES.has(last)) return { effect: 'readers see no name', hint: 'Write the name.' };
  if (ADDRESSES.has(last) || ADDRESS_MAPS.has(parent))
    return { effect: 'the link leads nowhere', hint: 'Write the address, or remove the link.' };
  return LISTS.has(parent) ? { effect: 'ignored', hint: 'Remove the entry.' } : undefined;
}
