import { decodePath } from '@octavo/core/internal';
import type { Json, JsonObject } from '@octavo/core';
import { isObject, toObject } from '../value/json-value.ts';
import { findAt, joinPointer } from '../value/pointer.ts';
import { suggestReference } from '../files/suggest-reference.ts';
import type { StructureFinding } from './structure-finding.ts';

/** Kinds whose members are all read whether something refers to them or not: what is wrong with their references is told there. */
const READ = new Set(['schemas', 'securitySchemes']);
/** They hold values, not parts of the description. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** References that lead nowhere in components that nothing refers to: no page shows them, so that nobody follows them. */
export function listLostReferences(document: JsonObject): StructureFinding[] {
  const components = Object.entries(toObject(document['components'])).flatMap(([kind, members]) =>
    READ.has(kind)
      ? []
      : Object.entries(toObject(members)).map(([name, value]) => ({ pointer: joinPointer(joinPointer('/components', kind), name), value })),
  );
  if (components.length === 0) return [];
  const used = new Set(listReferences(document, '').map(({ ref }) => ref));
  return components
    .filter(({ pointer }) => !used.has(`#${pointer}`))
    .flatMap(({ pointer, value }) => listReferences(value, pointer))
    .filter(({ ref }) => ref.startsWith('#/') && findAt(document, decodePath(ref.slice(1))) === undefined)
    .map(({ ref, pointer }) => ({
      pointer,
      message: `refers to \`${ref}\`, which is not there`,
      findHint: () => {
        const meant = suggestReference(ref, document);
        return meant === undefined ? 'Fix the name, or add what it names.' : `Did you mean \`${meant}\`?`;
      },
    }));
}

function listReferences(value: Json | undefined, pointer: string): { ref: string; pointer: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => listReferences(one, joinPointer(pointer, index)));
  if (!isObject(value)) return [];
  const { $ref: ref } = value;
  if (typeof ref === 'string') return [{ ref, pointer }];
  return Object.entries(value).flatMap(([name, one]) =>
    VALUES.has(name) || name.startsWith('x-') ? [] : listReferences(one, joinPointer(pointer, name)),
  );
}
