import { createFrame, positionAt } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import type { Json } from '../model/json.ts';
import { findOwn, isObject } from './json-value.ts';
import { findAnchor } from './find-anchor.ts';
import { findAt, joinPointer } from './pointer.ts';
import { resolveReference } from './source-path.ts';
import type { SpecFiles } from './spec-files.ts';

/** A value and where it is written. */
export interface Place {
  source: string;
  pointer: string;
  value: Json | undefined;
}

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
  /** The name of what a `$ref` in `source` means: `#/components/schemas/A`, `parts/b.yaml#/B`. Undefined when it leads nowhere. */
  nameOf(ref: string, source: string): string | undefined;
  /** The place that a name of `nameOf` stands for. */
  find(name: string): Place | undefined;
  /** The name of a place. */
  toName(place: Pick<Place, 'source' | 'pointer'>): string;
  /** Notes what is wrong, once; its place is the first piece of its file that matches `at`. */
  warn(diagnostic: Diagnostic & { file: string }, at?: RegExp): void;
  diagnostics(): Diagnostic[];
}

/** Makes the way through the files of the API at `root`; `hosts` are those that may be referred to. */
export function createPlaces(root: string, { files, hosts }: { files: SpecFiles; hosts: ReadonlySet<string> }): Places {
  const problems = new Map<string, Diagnostic>();
  const warn: Places['warn'] = (diagnostic, at) => {
    const key = `${diagnostic.code} ${diagnostic.file} ${diagnostic.message}`;
    if (problems.has(key)) return;
    problems.set(key, at === undefined ? diagnostic : { ...diagnostic, ...findPlace(files.text(diagnostic.file), at) });
  };

  const toName = ({ source, pointer }: Pick<Place, 'source' | 'pointer'>): string => `${source === root ? '' : source}#${pointer}`;
  const open = (source: string): Place => ({ source, pointer: '', value: files.open(source).value });

  const refuse = (ref: string, source: string, { problem, isEscape }: { problem: string; isEscape: boolean }): undefined => {
    warn(brokenReference(ref, { source, problem, isEscape }), new RegExp(`${escapeText(ref)}(?![\\w/.-])`));
    return undefined;
  };

  const locate = (ref: string, source: string): Place | undefined => {
    const target = resolveReference(ref, source, hosts);
    if ('problem' in target) return refuse(ref, source, { problem: target.problem, isEscape: true });
    const file = open(target.source);
    if (file.value === undefined) return refuse(ref, source, { problem: `${target.source} cannot be read.`, isEscape: false });
    const pointer = /^(?:\/|$)/.test(target.fragment) ? target.fragment : findAnchor(file.value, target.fragment);
    const value = pointer === undefined ? undefined : findAt(file.value, pointer);
    if (pointer === undefined || value === undefined) {
      return refuse(ref, source, { problem: `There is no such place in ${target.source}.`, isEscape: false });
    }
    return { source: target.source, pointer, value };
  };

  const follow = (place: Place): Place => {
    const seen = new Set<string>();
    let current = place;
    for (;;) {
      const ref = isObject(current.value) ? findOwn(current.value, '$ref') : undefined;
      if (typeof ref !== 'string') return current;
      const name = toName(current);
      const next = seen.has(name)
        ? refuse(ref, current.source, { problem: 'It leads back to itself.', isEscape: false })
        : locate(ref, current.source);
      if (next === undefined) return { ...current, value: undefined };
      seen.add(name);
      current = next;
    }
  };

  return {
    root,
    open,
    child: ({ source, pointer, value }, key) => ({ source, pointer: joinPointer(pointer, key), value: findOwn(value, String(key)) }),
    follow,
    nameOf(ref, source) {
      const place = locate(ref, source);
      return place && toName(place);
    },
    find(name) {
      const at = name.indexOf('#');
      const file = open(name.slice(0, at) || root);
      const pointer = name.slice(at + 1);
      const value = findAt(file.value, pointer);
      return value === undefined ? undefined : { source: file.source, pointer, value };
    },
    toName,
    warn,
    diagnostics: () => [...problems.values()],
  };
}

function brokenReference(
  ref: string,
  { source, problem, isEscape }: { source: string; problem: string; isEscape: boolean },
): Diagnostic & { file: string } {
  return {
    code: isEscape ? 'openapi/refused-reference' : 'openapi/broken-reference',
    severity: isEscape ? 'error' : 'warning',
    message: `The reference \`${ref}\` cannot be followed. ${problem}`,
    file: source,
  };
}

/** The place is found by the text: what was read does not know where it stood. */
function findPlace(text: string, at: RegExp): Pick<Diagnostic, 'line' | 'column' | 'frame'> {
  const match = at.exec(text);
  if (match === null) return {};
  const { line, column } = positionAt(text, match.index);
  return { line, column, frame: createFrame(text, line, column, match[0].length) };
}

/** A text as a regular expression that matches it. */
export function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
