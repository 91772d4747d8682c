import type { Json } from '../../json.ts';
import { formatConfigPath, patternOfPath } from '../config-path.ts';
import type { ConfigPath } from '../config-path.ts';
import { isJsonObject } from '../json-value.ts';
import type { Problem } from '../problem.ts';
import { CLASSIC_COUNTERPARTS, CLASSIC_ENTRY_KEYS } from './classic-counterparts.ts';
import { findEntry } from '../../find-entry.ts';

/** Finds what the classic shape calls differently at an unknown key of a file in the current shape; empty when it does not know the key. */
export function findClassicKeys(path: ConfigPath, value: Json): Problem[] {
  const pattern = patternOfPath(path);
  const known = CLASSIC_COUNTERPARTS.find(({ classic }) => classic === pattern);
  if (known !== undefined) return [renamed(path, { current: known.current, value: known.convert?.(value) ?? value })];
  // There, all of `metadata` are tags.
  if (path.length === 2 && path[0] === 'metadata' && typeof value === 'string')
    return [renamed(path, { current: 'seo.metatags', value: { [String(path[1])]: value } })];
  const [list, , key] = path.slice(-3);
  const current = findEntry(findEntry(CLASSIC_ENTRY_KEYS, String(list)) ?? {}, String(key));
  return current === undefined ? [] : [renamed(path, { current, value })];
}

function renamed(path: ConfigPath, { current, value }: { current: string; value: Json }): Problem {
  return {
    code: 'config/classic-key',
    severity: 'warning',
    message: `\`${formatConfigPath(path)}\` is a field of the classic shape (with a \`navigation\` list); use \`${current}\` here.`,
    hint: /[\s(]/.test(current) ? 'Write it there.' : `Use this instead: ${toPaste(current, value)}`,
    path,
    part: 'key',
    isDropped: false,
  };
}

/** `appearance.default`, `dark` -> `"appearance": { "default": "dark" }` */
function toPaste(current: string, value: Json): string {
  const [first = '', ...rest] = current.split('.');
  const nested = rest.reduceRight<Json>((inner, key) => ({ [key]: inner }), isJsonObject(value) ? { ...value } : value);
  return `${JSON.stringify(first)}: ${JSON.stringify(nested)}`;
}
