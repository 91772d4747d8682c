import type { JsonObject } from '@octavo/core';
import { findAt, joinPointer } from '../value/pointer.ts';
import { findOwn, findText, isObject, toList } from '../value/json-value.ts';
import { createDynamicNames } from './dynamic-names.ts';
import { splitScope, withScope } from './dynamic-scope.ts';
import { createFileProblems } from './file-problems.ts';
import type { FileDiagnostic, FileProblems } from './file-problems.ts';
import type { Place } from './place.ts';
import { createReferenceFinder } from './reference-finder.ts';
import type { SpecFiles } from './spec-files.ts';

/** How the files of one API are walked: references are followed only where something is asked for. */
export interface Places extends FileProblems {
  /** The source that `docs.json` names. */
  root: string;
  /** A whole file. */
  open(source: string): Place;
  /** A member of an object or a list, its own references not followed. */
  child(place: Place, key: string | number): Place;
  /**
   * The value that a place stands for, through any number of references, with what is told beside them; undefined with a warning when
   * there is none.
   */
  follow(place: Place): Place;
  /** A place and those that its references lead to, one after the other; the last without a value when there is none. */
  trace(place: Place): Place[];
  /** A member of what is no schema: what it stands for, whether OpenAPI lets a reference stand there or not. */
  part(place: Place, key: string | number): Place;
  /** The members of such a list. */
  parts(place: Place, key: string): Place[];
  /** The place of a schema as it is once it is gone into: what its resource calls its parts counts for `$dynamicRef`s below. */
  enter(place: Place): Place;
  /** The name of what a reference at a place means: `#/components/schemas/A`, `parts/b.yaml#/B`. Undefined when it leads nowhere. */
  nameOf(ref: string, place: Place, keyword?: '$ref' | '$dynamicRef'): string | undefined;
  /** The place that a name of `nameOf` stands for. */
  find(name: string): Place | undefined;
  /** The name of a place. */
  toName(place: Place): string;
}

/** The most references that are followed one after the other: each entry of a chain would be followed to its end. */
const MOST_FOLLOWED = 100;

/** What a Reference Object says instead of what it refers to (3.1). */
const TOLD = ['summary', 'description'] as const;

/** The most schemas that are told apart by the way to them. */
const MOST_SCOPED = 1000;

/** Makes the way through the files of the API at `root`; `hosts` are those that may be referred to. */
export function createPlaces(root: string, { files, hosts }: { files: SpecFiles; hosts: ReadonlySet<string> }): Places {
  const { warn, diagnostics } = createFileProblems(files);
  const { open, namesOf, locate, refuse } = createReferenceFinder({ files, hosts, warn });
  const names = new Map<string, string>();
  const toPlainName = ({ source, pointer }: Pick<Place, 'source' | 'pointer'>): string => `${source === root ? '' : source}#${pointer}`;

  const trace = (place: Place): Place[] => {
    const seen = new Set<string>();
    const way: Place[] = [];
    let current = place;
    for (;;) {
      way.push(current);
      const ref = findOwn(current.value, '$ref');
      if (typeof ref !== 'string') return way;
      const name = toName(current);
      const problem = seen.has(name) ? 'It is circular.' : seen.size === MOST_FOLLOWED ? 'Too many references follow it.' : undefined;
      const next = problem === undefined ? locate(ref, current) : refuse(ref, current.source, { problem, isEscape: false });
      seen.add(name);
      current = next ?? { ...current, value: undefined };
    }
  };

  const follow = (place: Place): Place => {
    const way = trace(place);
    const target = way.pop() ?? place;
    const told: JsonObject = {};
    for (const { value } of way) {
      for (const field of TOLD) {
        const text = findText(findOwn(value, field));
        if (text !== undefined) told[field] ??= text;
      }
    }
    return isObject(target.value) && Object.keys(told).length > 0 ? { ...target, value: { ...target.value, ...told } } : target;
  };

  const part: Places['part'] = (place, key) => follow(child(place, key));

  const findPlain = (name: string): Place | undefined => {
    const at = name.indexOf('#');
    const file = open(name.slice(0, at) || root);
    const pointer = name.slice(at + 1);
    const value = findAt(file.value, pointer);
    return value === undefined ? undefined : { source: file.source, pointer, value };
  };
  const dynamic = createDynamicNames({
    namesOf,
    toPlainName,
    locate,
    find: findPlain,
    onTooMany: (source) => warn(tooManyNames(source), '$dynamicAnchor'),
  });
  // Ways through many generic schemas come to more of them than any page shows.
  const scoped = new Set<string>();
  const toName = (place: Place): string => {
    const plain = toPlainName(place);
    const name = place.scope === undefined ? plain : withScope(plain, dynamic.findScope(place));
    if (name === plain || scoped.has(name)) return name;
    if (scoped.size >= MOST_SCOPED) return plain;
    scoped.add(name);
    return name;
  };

  return {
    root,
    open,
    enter: dynamic.enter,
    child,
    follow,
    trace,
    part,
    parts(place, key) {
      const list = part(place, key);
      return toList(list.value).map((_, index) => part(list, index));
    },
    nameOf(ref, from, keyword = '$ref') {
      const key = `${keyword} ${withScope(`${from.source}#`, from.scope)} ${namesOf(from.source)?.baseAt(from.pointer) ?? ''} ${ref}`;
      const written = names.has(key) ? undefined : locate(ref, from);
      const place = written !== undefined && keyword === '$dynamicRef' ? dynamic.choose(written, ref, from) : written;
      // What leads nowhere may lead somewhere once its file was read.
      if (place !== undefined) names.set(key, toName({ ...place, scope: from.scope }));
      return names.get(key);
    },
    find(name) {
      const { plain, scope } = splitScope(name);
      const place = findPlain(plain);
      return place && { ...place, ...(scope && { scope }) };
    },
    toName,
    warn,
    diagnostics,
  };
}

function child({ source, pointer, value }: Place, key: string | number): Place {
  return { source, pointer: joinPointer(pointer, key), value: findOwn(value, String(key)) };
}

function tooManyNames(file: string): FileDiagnostic {
  return {
    code: 'openapi/shortened',
    severity: 'info',
    message: `${file} has too many dynamic anchors; their \`$dynamicRef\`s are read as \`$ref\`s.`,
    file,
  };
}
