import type { Diagnostic, Json } from '@octavo/core';
import { findOwn, isObject } from '../value/json-value.ts';
import { createDynamicNames } from './dynamic-names.ts';
import { splitScope, withScope } from './dynamic-scope.ts';
import { indexNames, mayHaveNames, resolveUri } from './index-names.ts';
import type { DocumentNames } from './index-names.ts';
import type { Place } from './place.ts';
import { findPieces } from './find-pieces.ts';
import { findAt, joinPointer } from '../value/pointer.ts';
import { decodeFragment, fromSourceUri, hostOf, resolveSpecRef, toSourceUri } from './source-path.ts';
import type { SpecFiles } from './spec-files.ts';

/** How the files of one API are walked: references are followed only where something is asked for. */
export interface Places {
  /** The source that `docs.json` names. */
  root: string;
  /** A whole file. */
  open(source: string): Place;
  /** A member of an object or a list, its own references not followed. */
  child(place: Place, key: string | number): Place;
  /** The value that a place stands for, through any number of references; undefined with a warning when there is none. */
  follow(place: Place): Place;
  /** The place of a schema as it is once it is gone into: what its resource calls its parts counts for `$dynamicRef`s below. */
  enter(place: Place): Place;
  /** The name of what a reference at a place means: `#/components/schemas/A`, `parts/b.yaml#/B`. Undefined when it leads nowhere. */
  nameOf(ref: string, place: Place, keyword?: '$ref' | '$dynamicRef'): string | undefined;
  /** The place that a name of `nameOf` stands for. */
  find(name: string): Place | undefined;
  /** The name of a place. */
  toName(place: Place): string;
  /** Notes what is wrong, once; its place is where its file says `piece` first, else the file's beginning. */
  warn(diagnostic: Diagnostic & { file: string }, piece?: string): void;
  diagnostics(): Diagnostic[];
}

/** The most references that are followed one after the other: each entry of a chain would be followed to its end. */
const MOST_FOLLOWED = 100;

/** The most schemas that are told apart by the way to them. */
const MOST_SCOPED = 1000;

/** Makes the way through the files of the API at `root`; `hosts` are those that may be referred to. */
export function createPlaces(root: string, { files, hosts }: { files: SpecFiles; hosts: ReadonlySet<string> }): Places {
  const problems = new Map<string, Problem>();
  const names = new Map<string, string>();
  const documents = new Map<string, { value: Json | undefined; names: DocumentNames | undefined }>();
  // By URI, the source of a resource that a document names.
  const owners = new Map<string, string>();
  const warn: Places['warn'] = (diagnostic, piece) => {
    const key = `${diagnostic.code} ${diagnostic.file} ${diagnostic.message}`;
    if (!problems.has(key)) problems.set(key, { diagnostic, piece, isPlaced: false });
  };
  /** What a document calls its parts; undefined where it gives none of them a name. */
  const namesOf = (source: string): DocumentNames | undefined => {
    const { value } = files.open(source);
    const known = documents.get(source);
    if (known !== undefined && known.value === value) return known.names;
    const own = value !== undefined && mayHaveNames(files.text(source)) ? indexNames(value, toSourceUri(source)) : undefined;
    documents.set(source, { value, names: own });
    for (const uri of own?.resources.keys() ?? []) if (!owners.has(uri)) owners.set(uri, source);
    return own;
  };

  const toPlainName = ({ source, pointer }: Pick<Place, 'source' | 'pointer'>): string => `${source === root ? '' : source}#${pointer}`;
  const open = (source: string): Place => ({ source, pointer: '', value: files.open(source).value });

  const refuse = (ref: string, source: string, { problem, isEscape }: { problem: string; isEscape: boolean }): undefined => {
    warn(brokenReference(ref, { source, problem, isEscape }), ref);
    return undefined;
  };

  /** A part of a resource that a document names. */
  const findPart = (source: string, uri: string, fragment: string): Place | undefined => {
    const named = namesOf(source);
    const start = named?.resources.get(uri);
    if (named === undefined || start === undefined) return undefined;
    const pointer = /^(?:\/|$)/.test(fragment) ? start + fragment : named.anchors.get(`${uri}#${fragment}`);
    const value = pointer === undefined ? undefined : findAt(open(source).value, pointer);
    return pointer === undefined || value === undefined ? undefined : { source, pointer, value };
  };

  /** What a reference means by the names that documents give themselves; undefined where they give none, or it is elsewhere. */
  const locateByName = (ref: string, { source, pointer }: Pick<Place, 'source' | 'pointer'>): Place | undefined => {
    const here = namesOf(source);
    if (owners.size === 0) return undefined;
    const base = here?.baseAt(pointer) ?? toSourceUri(source);
    const uri = resolveUri(ref, base) ?? base;
    const fragment = decodeFragment(/#(.*)$/s.exec(ref)?.[1] ?? '');
    const owner = here?.resources.has(uri) === true ? source : owners.get(uri);
    const part = owner === undefined ? undefined : findPart(owner, uri, fragment);
    if (part !== undefined) return part;
    // A file that is named relative to what the document calls itself.
    const file = base === toSourceUri(source) ? undefined : (fromSourceUri(uri) ?? (hosts.has(hostOf(uri) ?? '') ? uri : undefined));
    return file === undefined || open(file).value === undefined ? undefined : (findPart(file, uri, fragment) ?? findIn(file, fragment));
  };

  const findIn = (source: string, fragment: string): Place | undefined => {
    const { value: document } = open(source);
    const pointer = /^(?:\/|$)/.test(fragment) ? fragment : namesOf(source)?.anchors.get(`${toSourceUri(source)}#${fragment}`);
    const value = pointer === undefined ? undefined : findAt(document, pointer);
    return pointer === undefined || value === undefined ? undefined : { source, pointer, value };
  };

  const locate = (ref: string, place: Pick<Place, 'source' | 'pointer'>): Place | undefined => {
    const { source } = place;
    const named = locateByName(ref, place);
    if (named !== undefined) return named;
    // As most files mean it: relative to the file, whatever it calls itself.
    const target = resolveSpecRef(ref, source, hosts);
    if ('problem' in target) return refuse(ref, source, { problem: target.problem, isEscape: true });
    if (open(target.source).value === undefined)
      return refuse(ref, source, { problem: `${target.source} cannot be read.`, isEscape: false });
    return findIn(target.source, target.fragment) ?? refuse(ref, source, { problem: `Not found in ${target.source}.`, isEscape: false });
  };

  const follow = (place: Place): Place => {
    const seen = new Set<string>();
    let current = place;
    for (;;) {
      const ref = isObject(current.value) ? findOwn(current.value, '$ref') : undefined;
      if (typeof ref !== 'string') return current;
      const name = toName(current);
      const problem = seen.has(name) ? 'It is circular.' : seen.size === MOST_FOLLOWED ? 'Too many references follow it.' : undefined;
      const next = problem === undefined ? locate(ref, current) : refuse(ref, current.source, { problem, isEscape: false });
      if (next === undefined) return { ...current, value: undefined };
      seen.add(name);
      current = next;
    }
  };

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
    child: ({ source, pointer, value }, key) => ({ source, pointer: joinPointer(pointer, key), value: findOwn(value, String(key)) }),
    follow,
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
    diagnostics() {
      placeProblems([...problems.values()], files);
      return [...problems.values()].map(({ diagnostic }) => diagnostic);
    },
  };
}

function tooManyNames(file: string): Diagnostic & { file: string } {
  return {
    code: 'openapi/shortened',
    severity: 'info',
    message: `${file} has too many dynamic anchors; their \`$dynamicRef\`s are read as \`$ref\`s.`,
    file,
  };
}

function brokenReference(
  ref: string,
  { source, problem, isEscape }: { source: string; problem: string; isEscape: boolean },
): Diagnostic & { file: string } {
  return {
    code: isEscape ? 'openapi/refused-reference' : 'openapi/broken-reference',
    severity: isEscape ? 'error' : 'warning',
    message: `Broken reference \`${ref}\`. ${problem}`,
    file: source,
  };
}

interface Problem {
  diagnostic: Diagnostic & { file: string };
  piece: string | undefined;
  isPlaced: boolean;
}

/** Places are found by the text, in one walk for all problems of a file: what was read does not know where it stood. */
function placeProblems(problems: readonly Problem[], files: SpecFiles): void {
  const waiting = problems.filter(({ isPlaced }) => !isPlaced);
  for (const file of new Set(waiting.map(({ diagnostic }) => diagnostic.file))) {
    const own = waiting.filter(({ diagnostic }) => diagnostic.file === file);
    const find = findPieces(files.text(file), new Set(own.flatMap(({ piece }) => piece ?? [])));
    for (const problem of own) {
      problem.diagnostic = { ...problem.diagnostic, ...find(problem.piece) };
      problem.isPlaced = true;
    }
  }
}
