import type { DetailFact, FileDetail } from '../model/file-detail.ts';
import type { Place } from '../files/place.ts';
import type { ResolveScope } from './resolve-scope.ts';
import { findText, isObject, toObject } from '../value/json-value.ts';

/** The most values and objects that are read of one thing: references lead to the same ones again. */
const MOST = 500;

/**
 * Lists what the owners of a thing say of it beside the fields that `shown` names by their ways (`bindings.ws.query.type`), whatever it is:
 * the first owner counts most. A binding goes by its protocol; extensions (`x-`) are no words for readers.
 */
export function listDetails(
  owners: readonly Place[],
  shown: RegExp,
  { places, room }: Pick<ResolveScope, 'places' | 'room'>,
): FileDetail[] {
  let left = MOST;
  const listMembers = (found: readonly Place[]): [name: string, found: Place[]][] => {
    const members = new Map<string, Place[]>();
    for (const one of found) {
      for (const name of Object.keys(isObject(one.value) ? one.value : {})) {
        const member = name.startsWith('x-') ? undefined : places.part(one, name);
        if (member?.value === undefined) continue;
        const same = members.get(name);
        if (same === undefined) members.set(name, [member]);
        else same.push(member);
      }
    }
    return [...members];
  };
  const readFacts = ([first, ...others]: readonly Place[], { path, name, way }: FactPlace): DetailFact[] => {
    if (first === undefined || shown.test(path)) return [];
    left -= 1;
    if (left < 0) room.isFull = true;
    const own = places.toName(first);
    const { value } = first;
    if (left < 0 || value === undefined || way.includes(own)) return [];
    const below = [...way, own];
    if (isObject(value)) {
      return listMembers([first, ...others]).flatMap(([key, found]): DetailFact[] => {
        const text = key === 'description' ? findText(found[0]?.value) : undefined;
        if (text !== undefined) return [{ name, description: text }];
        return readFacts(found, { path: `${path}.${key}`, name: join(name, key), way: below });
      });
    }
    if (!Array.isArray(value) || !value.some((one) => typeof one === 'object')) return [{ name, value }];
    return value.flatMap((_, index) => {
      const item = places.part(first, index);
      const { name: title, ...rest } = toObject(item.value);
      const label = findText(title);
      if (label === undefined) return readFacts([item], { path: `${path}.${index}`, name: join(name, String(index + 1)), way: below });
      if (Object.keys(rest).length === 0) return [{ name, value: label }];
      return readFacts([{ ...item, value: rest }], { path: `${path}.${index}`, name: join(name, label), way: below });
    });
  };
  const read = (name: string, found: readonly Place[], path: string): FileDetail[] => {
    const facts = readFacts(found, { path, name: '', way: [] });
    return facts.length === 0 ? [] : [{ name, facts }];
  };
  return listMembers(owners).flatMap(([field, found]) =>
    field === 'bindings'
      ? listMembers(found).flatMap(([protocol, binding]) => read(protocol, binding, `bindings.${protocol}`))
      : read(field, found, field),
  );
}

interface FactPlace {
  path: string;
  name: string;
  /** The objects that it stands in, by name. */
  way: readonly string[];
}

function join(way: string, name: string): string {
  return way === '' ? name : `${way}.${name}`;
}
