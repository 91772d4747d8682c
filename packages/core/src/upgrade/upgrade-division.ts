import type { Json, JsonObject } from '../json.ts';
import { isJsonObject } from '../config/json-value.ts';

/** A tab or an anchor without its address, which its pages stand for; of an external one its link. */
export function upgradeDivision(entry: Json | undefined, kind: 'tab' | 'anchor'): JsonObject {
  const { name = '', url = '', version: _version, isDefaultHidden, openapi: _openapi, ...rest } = isJsonObject(entry) ? entry : {};
  const address = String(url).trim();
  return {
    [kind]: name,
    ...rest,
    ...(kind === 'anchor' && rest['icon'] !== undefined && rest['iconType'] === undefined && { iconType: 'duotone' }),
    ...(/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) && { href: address }),
    ...(isDefaultHidden === true && { hidden: true }),
  };
}
