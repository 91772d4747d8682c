import { findOwn, isObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';
import type { DynamicScope } from './dynamic-scope.ts';
import type { DocumentNames } from './index-names.ts';
import type { Place } from './place.ts';
import { decodeFragment } from './source-path.ts';

/** How far a schema is searched for what depends on the way to it: with more than so many schemas all of the scope is kept. */
const MOST_SEARCHED = 300;

/** The most dynamic names that the way to a schema may give: each is part of the name of what is reached, and generic types have one or two. */
const MOST_GIVEN = 30;

/** What dynamic names are looked up in. */
interface Lookup {
  namesOf(source: string): DocumentNames | undefined;
  /** The name of a place without a scope, and the place of one. */
  toPlainName(place: Pick<Place, 'source' | 'pointer'>): string;
  find(name: string): Place | undefined;
  /** Where a reference leads by what is written alone. */
  locate(ref: string, place: Place): Place | undefined;
  /** Told of a file that gives more names than are kept. */
  onTooMany(source: string): void;
}

/** Follows `$dynamicRef`, whose meaning depends on the schemas that led to it. */
export interface DynamicNames {
  /** The place of a schema as it is once it is gone into: its resource gives what no outer one did. */
  enter(place: Place): Place;
  /** Where a `$dynamicRef` leads, of which `target` is what is written. */
  choose(target: Place, ref: string, from: Place): Place;
  /** As much of a place's scope as changes what the schema there means. */
  findScope(place: Place): DynamicScope | undefined;
}

/** A schema's own references, each with the dynamic name that it asks for. */
type OwnReferences = { target: string; dynamic: string | undefined }[];

/** Makes the way through the dynamic names of an API. */
export function createDynamicNames({ namesOf, toPlainName, find, locate, onTooMany }: Lookup): DynamicNames {
  const known = new Map<string, OwnReferences>();

  const enter = (place: Place): Place => {
    const names = namesOf(place.source);
    const own = names === undefined || names.dynamics.size === 0 ? undefined : names.dynamics.get(names.baseAt(place.pointer));
    if (own === undefined) return place;
    const isMany = own.size > MOST_GIVEN;
    const added = isMany ? [] : [...own].filter(([name]) => place.scope?.has(name) !== true);
    if (isMany || added.length + (place.scope?.size ?? 0) > MOST_GIVEN) {
      onTooMany(place.source);
      return place;
    }
    if (added.length === 0) return place;
    const given = added.map(([name, pointer]) => [name, toPlainName({ source: place.source, pointer })] as const);
    return { ...place, scope: new Map([...(place.scope ?? []), ...given]) };
  };

  const listReferences = (name: string): OwnReferences => {
    const place = known.has(name) ? undefined : find(name);
    if (place === undefined) return known.get(name) ?? [];
    const found: OwnReferences = [];
    const visit = (at: Place): void => {
      if (!isObject(at.value)) return;
      for (const keyword of ['$ref', '$dynamicRef']) {
        const ref = at.value[keyword];
        const target = typeof ref === 'string' ? locate(ref, at) : undefined;
        if (typeof ref === 'string' && target !== undefined)
          found.push({ target: toPlainName(target), dynamic: keyword === '$dynamicRef' ? findDynamic(target, ref) : undefined });
      }
      mapSubschemas(at.value, (value, path) => {
        visit({ ...at, pointer: path.reduce(joinPointer, at.pointer), value });
        return value;
      });
    };
    visit(place);
    known.set(name, found);
    return found;
  };

  /** The dynamic names that a schema asks for, itself or by what it refers to; undefined where too much is to be searched. */
  const listAsked = (start: string, scope: DynamicScope): Set<string> | undefined => {
    const asked = new Set<string>();
    const seen = new Set([start]);
    for (const name of seen) {
      if (seen.size > MOST_SEARCHED) return undefined;
      for (const { target, dynamic } of listReferences(name)) {
        if (dynamic !== undefined) asked.add(dynamic);
        seen.add((dynamic !== undefined && scope.get(dynamic)) || target);
      }
    }
    return asked;
  };

  return {
    enter,
    choose(target, ref, from) {
      const name = findDynamic(target, ref);
      const given = name === undefined ? undefined : from.scope?.get(name);
      return (given === undefined ? undefined : find(given)) ?? target;
    },
    findScope({ scope, ...place }) {
      if (scope === undefined || scope.size === 0) return undefined;
      const own = enter(place).scope;
      const outer = [...scope].filter(([name, target]) => own?.get(name) !== target);
      const asked = outer.length === 0 ? undefined : listAsked(toPlainName(place), scope);
      return new Map(outer.filter(([name]) => asked === undefined || asked.has(name)));
    },
  };
}

/** The dynamic name that a `$dynamicRef` asks for: only where what is written is one. */
function findDynamic({ value }: Place, ref: string): string | undefined {
  const name = decodeFragment(/#(.*)$/s.exec(ref)?.[1] ?? '');
  return name !== '' && findOwn(value, '$dynamicAnchor') === name ? name : undefined;
}
