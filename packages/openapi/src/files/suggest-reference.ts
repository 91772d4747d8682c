import { findNearest } from '@octavo/core/internal';
import type { Json } from '@octavo/core';
import { toObject } from '../value/json-value.ts';
import { findAt, joinPointer, splitPointer } from '../value/pointer.ts';

/** The reference that was probably meant by one that leads nowhere in a document: `#/definitions/A` -> `#/components/schemas/A`. */
export function suggestReference(ref: string, document: Json | undefined): string | undefined {
  const pointer = `/${ref.replace(/^[^#]*#\/?|^\//, '')}`;
  const file = /^([^#]*)#/.exec(ref)?.[1] ?? '';
  if (findAt(document, pointer) !== undefined) return `${file}#${pointer}`;
  const name = splitPointer(pointer).at(-1) ?? '';
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const found = [parent, ...listRooms(document)].flatMap((room) => {
    const nearest = findNearest(name, Object.keys(toObject(findAt(document, room))));
    return nearest === undefined ? [] : [{ room, nearest }];
  });
  const [best] = [...found.filter(({ nearest }) => nearest === name), ...found];
  return best && `${file}#${joinPointer(best.room, best.nearest)}`;
}

/** The fields of `components`. */
export const COMPONENTS: readonly string[] =
  'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes'.split(' ');

/** Where a document keeps what is referred to. */
function listRooms(document: Json | undefined): string[] {
  const root = toObject(document);
  const components = COMPONENTS.filter((room) => toObject(root['components'])[room] !== undefined).map((room) =>
    joinPointer('/components', room),
  );
  return [
    ...components,
    ...['definitions', '$defs', 'parameters', 'responses'].filter((room) => root[room] !== undefined).map((room) => `/${room}`),
  ];
}
