import { isJsonObject } from '../../json-value.ts';
import type { JsonObject } from '../../../json.ts';
import { objectsIn } from '../../rules/written-objects.ts';
import type { WrittenObject } from '../../rules/written-objects.ts';
import { divisionsIn } from './written-divisions.ts';

/** The groups of navigation, to any depth, each before those inside it. */
export function writtenGroupsIn(config: JsonObject): WrittenObject[] {
  const { navigation } = config;
  const holders: WrittenObject[] = isJsonObject(navigation) ? [{ object: navigation, path: ['navigation'] }, ...divisionsIn(config)] : [];
  const within = ({ object, path }: WrittenObject): WrittenObject[] =>
    ['groups', 'pages'].flatMap((list) => objectsIn(object[list], [...path, list]).flatMap((group) => [group, ...within(group)]));
  return holders.flatMap(within);
}
