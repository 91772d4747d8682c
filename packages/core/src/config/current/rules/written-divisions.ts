import type { DivisionKind } from '../../config.ts';
import { isJsonObject } from '../../json-value.ts';
import type { JsonObject } from '../../../json.ts';
import { objectsIn } from '../../rules/written-objects.ts';
import type { WrittenObject } from '../../rules/written-objects.ts';
import { DIVISION_LISTS } from '../schema/division-lists.ts';

/** A division as it is written, and where it stands. */
export interface WrittenDivisionObject extends WrittenObject {
  kind: DivisionKind;
  /** True for a link of a `global`. */
  isGlobal: boolean;
}

/** The divisions of navigation, to any depth, each before those inside it. */
export function divisionsIn({ navigation }: JsonObject): WrittenDivisionObject[] {
  return isJsonObject(navigation) ? within({ object: navigation, path: ['navigation'] }, false) : [];
}

function within({ object, path }: WrittenObject, isGlobal: boolean): WrittenDivisionObject[] {
  const { global } = object;
  return [
    ...Object.entries(DIVISION_LISTS).flatMap(([list, kind]) =>
      objectsIn(object[list], [...path, list]).flatMap((division) => [{ ...division, kind, isGlobal }, ...within(division, isGlobal)]),
    ),
    ...(isJsonObject(global) ? within({ object: global, path: [...path, 'global'] }, true) : []),
  ];
}
