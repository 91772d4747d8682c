import { ICON_TYPES } from '@octavo/core/internal';
import type { IconType } from '@octavo/core';
import { ICON_SETS } from './icon-sets.ts';
import type { IconSetId } from './icon-sets.ts';

/** An icon's name in the words of the sets. */
export interface IconName {
  name: string;
  /** The name with dashes before its capitals and numbers, where it has any: `ArrowRight` may be `arrow-right`, `trash2` `trash-2`; `GitHub` is `github`. */
  dashed?: string;
  type?: IconType;
  /** The set that the author named: `lucide:rocket`. */
  set?: IconSetId;
}

/** Font Awesome's class names, long and short. */
const CLASSES: ReadonlyMap<string, IconType> = new Map([
  ...ICON_TYPES.map((type) => [`fa-${type}`, type] as const),
  ['fas', 'solid'],
  ['far', 'regular'],
  ['fal', 'light'],
  ['fat', 'thin'],
  ['fad', 'duotone'],
  ['fab', 'brands'],
]);

/**
 * Reads an icon's name however it was written: `rocket`, `fa-rocket`, `fa-solid fa-rocket`, `solid/rocket`, `ArrowRight`, `lucide:rocket`, `:rocket:`.
 * What the name itself says of the style counts more than `type`.
 */
export function parseIconName(text: string, type?: string): IconName {
  const plain = text.trim().replace(/^:(.+):$/, '$1');
  const words = plain.split(/\s+/);
  const named = words.map((word) => CLASSES.get(word)).find((found) => found !== undefined);
  const rest = words.length > 1 ? words.filter((word) => !CLASSES.has(word)).join('-') : plain;
  const [, prefix, local = rest] = /^([a-z][\w-]*)[:/](.+)$/i.exec(rest) ?? [];
  const set = ICON_SETS.find(({ id }) => id === prefix)?.id;
  const style = ICON_TYPES.find((one) => one === prefix) ?? named ?? ICON_TYPES.find((one) => one === type);
  const name = toName(local);
  const dashed = toName(local.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z]{2})(?=\d)/g, '-'));
  return { name, ...(dashed !== name && { dashed }), ...(style && { type: style }), ...(set && { set }) };
}

/** `fa-rocket`, `Rocket`, `rocket_launch` -> the name as sets write it. */
function toName(text: string): string {
  return text
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
    .replace(/^fa-(?=.)/, '');
}
