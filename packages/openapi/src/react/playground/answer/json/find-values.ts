import { kindOfValue, listMembers, nameOfValue } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';

/** Values that are found at most: nobody looks at more. */
const MOST = 10_000;

/** What was asked for: values that a path leads to, or values whose line has a text. */
export interface FoundValues {
  kind: 'path' | 'text';
  /** In the order of the text, each once. */
  values: number[];
}

/** Finds what a reader asks for: a path where it begins as one (`$.stops[0].city`, `.stops[*]`, `..city`), else a text in any case. */
export function findValues(index: JsonIndex, query: string): FoundValues {
  const steps = /^[$.[]/.test(query) ? parsePath(query) : undefined;
  if (steps !== undefined) return { kind: 'path', values: followPath(index, steps) };
  return { kind: 'text', values: query.trim() === '' ? [] : findText(index, query) };
}

/** A step of a path: to members by name, to one by position, to all; `isDeep` at any depth. */
interface Step {
  name: string | number | undefined;
  isDeep: boolean;
}

const STEP = /(\.\.|\.)?(?:\[\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|(-?\d+)|(\*))\s*\]|(\*)|([^.[\]'"\s*]+))/y;

/** Reads the steps of a path of JSONPath (RFC 9535), without filters and slices; undefined for anything else. */
function parsePath(query: string): Step[] | undefined {
  const path = query
    .trim()
    .replace(/^\$/, '')
    .replace(/(?<=.)\.$/, '');
  const steps: Step[] = [];
  STEP.lastIndex = 0;
  for (let at = 0; at < path.length; at = STEP.lastIndex) {
    const match = STEP.exec(path);
    if (match === null) return undefined;
    const [, dots, single, double, position, all, star, name] = match;
    const text = single ?? double;
    if (dots === undefined && name !== undefined) return undefined;
    steps.push({
      name: (all ?? star) ? undefined : position !== undefined ? Number(position) : (text?.replaceAll(/\\(.)/g, '$1') ?? name),
      isDeep: dots === '..',
    });
  }
  return steps;
}

function followPath(index: JsonIndex, steps: readonly Step[]): number[] {
  let found = new Set(index.starts.length === 0 ? [] : [0]);
  for (const step of steps) {
    const next = new Set<number>();
    // What is in a value that was gone through at any depth gives nothing new.
    let gone = 0;
    for (const value of [...found].toSorted((one, other) => one - other)) {
      const end = step.isDeep ? (index.nexts[value] ?? 0) : value + 1;
      for (let inner = Math.max(value, gone); inner < end && next.size < MOST; inner += 1) addMembers(index, inner, step, next);
      if (step.isDeep) gone = Math.max(gone, end);
    }
    found = next;
  }
  return [...found].toSorted((one, other) => one - other);
}

function addMembers(index: JsonIndex, value: number, { name }: Step, found: Set<number>): void {
  const kind = kindOfValue(index, value);
  if (kind === 'plain' || (kind === 'object' && typeof name === 'number')) return;
  if (kind === 'object' || name === undefined) {
    for (const member of listMembers(index, value)) if (name === undefined || nameOfValue(index, member) === name) found.add(member);
  } else if (typeof name === 'number') {
    const members = name < 0 ? [...listMembers(index, value)] : listMembers(index, value);
    let position = Array.isArray(members) ? -members.length : 0;
    for (const member of members) {
      if (position === name) found.add(member);
      if (position >= name) return;
      position += 1;
    }
  }
}

function findText({ text, starts, names }: JsonIndex, query: string): number[] {
  const found: number[] = [];
  let value = 0;
  for (const { index: at } of text.matchAll(new RegExp(query.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`), 'gi'))) {
    while (value + 1 < starts.length && beginOf(value + 1) <= at) value += 1;
    if (found.at(-1) !== value) found.push(value);
    if (found.length >= MOST) break;
  }
  return found;

  function beginOf(one: number): number {
    const name = names[one] ?? -1;
    return name < 0 ? (starts[one] ?? 0) : name;
  }
}
