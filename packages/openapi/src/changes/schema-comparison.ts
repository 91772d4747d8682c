import type { Schema, SchemaTable } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject } from '../value/json-value.ts';
import { compareShapes } from './compare-shapes.ts';
import type { SchemaFinding } from './finding.ts';
import { toSchemaShape, wayOf } from './schema-shape.ts';

/** Compares the schemas of two APIs: each pair once, however many places lead to it. */
export interface SchemaComparison {
  /** What differs between two schemas for values that go one way; each pair below them is told where it is met first. */
  compare(before: Schema | undefined, after: Schema | undefined, direction: Direction): SchemaFinding[];
  /** Whether some pairs were left out, since the schemas are more than anyone reads. */
  isCut(): boolean;
}

/** A pair of schemas. */
interface Pair {
  findings: readonly SchemaFinding[];
  links: readonly { step: string; pair: Pair }[];
  /** The only way that counts, where both go one way. */
  only?: Direction;
  /** Whether other places may lead to it, or it to itself: it is told once. */
  isShared: boolean;
  /** Whether it or anything below it differs. */
  isChanged: boolean;
}

/** As many characters of JSON are compared; merging counts with the square of its parts. */
const MOST_CHARACTERS = 30_000_000;
const MERGE = 10;

/** More differences than are told of one body. */
const MOST_FINDINGS = 1000;

const NOTHING: Pair = { findings: [], links: [], isShared: false, isChanged: false };

/** Makes the comparison of the schemas that these tables hold. */
export function createSchemaComparison(tables: { before: SchemaTable; after: SchemaTable }): SchemaComparison {
  const pairs = new Map<string, Pair>();
  let left = MOST_CHARACTERS;
  let isFull = false;

  /** Compares a pair and all below it, none twice: the list grows while it is walked. */
  const open = (before: Schema, after: Schema): Pair => {
    const waiting: { pair: Pair; before: Schema; after: Schema }[] = [];
    const toPair = (from: Schema, to: Schema): Pair => {
      const [old, now] = [JSON.stringify(from), JSON.stringify(to)];
      left -= old.length + now.length;
      if (left <= 0 || (old === now && !old.includes('"$ref"'))) return NOTHING;
      const key = old === now ? old : `${old}\n${now}`;
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const pair: Pair = { ...NOTHING, isShared: isShared(from) || isShared(to) };
      pairs.set(key, pair);
      waiting.push({ pair, before: from, after: to });
      return pair;
    };
    const top = toPair(before, after);
    for (const { pair, before: from, after: to } of waiting) {
      if (left <= 0) break;
      const [old, now] = [toSchemaShape(from, tables.before), toSchemaShape(to, tables.after)];
      isFull ||= old.isCut || now.isCut;
      left -= (old.parts ** 2 + now.parts ** 2) * MERGE;
      const { findings, links } = compareShapes(old, now, tables);
      pair.findings = findings;
      pair.links = links.map((link) => ({ step: link.step, pair: toPair(link.before, link.after) }));
      const [one, other] = [wayOf(old.schema), wayOf(now.schema)];
      if (one !== undefined && one === other) pair.only = one;
    }
    markChanged(waiting.map(({ pair }) => pair));
    return top;
  };

  return {
    compare(before = true, after = true, direction) {
      const found = listFindings(open(before, after), direction);
      isFull ||= found.length >= MOST_FINDINGS;
      return found;
    },
    isCut: () => isFull || left <= 0,
  };
}

/** What is written where it is used ends by itself; what is referred to, or merged from what is, may not. */
function isShared(schema: Schema): boolean {
  return isObject(schema) && ('$ref' in schema || 'allOf' in schema || 'oneOf' in schema || 'anyOf' in schema);
}

/** Marks what leads to a difference, from the difference back. */
function markChanged(pairs: readonly Pair[]): void {
  const parents = new Map<Pair, Pair[]>();
  for (const pair of pairs)
    for (const { pair: below } of pair.links) {
      const known = parents.get(below);
      if (known === undefined) parents.set(below, [pair]);
      else known.push(pair);
    }
  const changed = [
    ...new Set([...pairs.filter(({ findings }) => findings.length > 0), ...[...parents.keys()].filter(({ isChanged }) => isChanged)]),
  ];
  for (const pair of changed) pair.isChanged = true;
  for (const pair of changed)
    for (const parent of parents.get(pair) ?? [])
      if (!parent.isChanged) {
        parent.isChanged = true;
        changed.push(parent);
      }
}

/** Walks from a pair to what differs below it, the nearest first. */
function listFindings(top: Pair, direction: Direction): SchemaFinding[] {
  const found: SchemaFinding[] = [];
  const seen = new Set<Pair>([top]);
  const waiting: { pair: Pair; way: readonly string[] }[] = [{ pair: top, way: [] }];
  for (const { pair, way } of waiting) {
    if (found.length >= MOST_FINDINGS) break;
    for (const finding of pair.findings)
      if (finding.only === undefined || finding.only === direction) found.push({ ...finding, at: [...way, ...finding.at] });
    for (const { pair: below, step } of pair.links) {
      if (!below.isChanged || seen.has(below) || (below.only !== undefined && below.only !== direction)) continue;
      if (below.isShared) seen.add(below);
      waiting.push({ pair: below, way: [...way, step] });
    }
  }
  return found;
}
