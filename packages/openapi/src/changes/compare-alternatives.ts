import type { Schema } from '../model/schema.ts';
import type { SchemaAlternatives } from '../schema/flatten-schema.ts';
import { refName } from '../schema/ref-name.ts';
import { findText, isObject } from '../value/json-value.ts';
import type { PairLink, Parts } from './compare-fields.ts';
import { isSame } from './compare-values.ts';
import type { SchemaFinding } from './finding.ts';
import type { SchemaShape } from './schema-shape.ts';
import { quoteName } from './finding.ts';

/** Compares `oneOf` and `anyOf`: alternatives are paired by name, then by what they say, then by place. */
export function compareAlternatives(before: SchemaShape, after: SchemaShape): Parts {
  const parts: Parts = { findings: [], links: [] };
  const length = Math.max(before.choices.length, after.choices.length);
  for (let index = 0; index < length; index += 1) {
    const [from, to] = [before.choices[index], after.choices[index]];
    if (from !== undefined && to !== undefined) addChoice(parts, from, to);
    else if (to !== undefined) parts.findings.push(becomeChoice(before, to));
    else if (from !== undefined) parts.findings.push(leaveChoice(after, from));
  }
  return parts;
}

function addChoice(parts: Parts, before: SchemaAlternatives, after: SchemaAlternatives): void {
  const { links, removed, added } = pairOptions(before.options, after.options);
  parts.links.push(...links);
  for (const option of removed)
    parts.findings.push({ rule: 'alternative-removed', at: [], values: { from: quoteName(nameOption(option)) } });
  for (const option of added) parts.findings.push({ rule: 'alternative-added', at: [], values: { to: quoteName(nameOption(option)) } });
  parts.findings.push(...compareDiscriminators(before, after));
}

/** What was one thing and is now that or another allows more; else the alternatives restrict it. */
function becomeChoice(before: SchemaShape, { kind, options }: SchemaAlternatives): SchemaFinding {
  const isKept = before.name !== undefined && options.some((option) => nameOption(option) === before.name);
  if (isKept)
    return { rule: 'alternative-added', at: [], values: { to: nameOptions(options.filter((one) => nameOption(one) !== before.name)) } };
  return { rule: 'alternatives-set', at: [], values: { name: quoteName(kind), to: nameOptions(options) } };
}

function leaveChoice(after: SchemaShape, { kind, options }: SchemaAlternatives): SchemaFinding {
  const isKept = after.name !== undefined && options.some((option) => nameOption(option) === after.name);
  if (isKept)
    return { rule: 'alternative-removed', at: [], values: { from: nameOptions(options.filter((one) => nameOption(one) !== after.name)) } };
  return { rule: 'alternatives-dropped', at: [], values: { name: quoteName(kind), from: nameOptions(options) } };
}

/** What is the same stands aside; of what is left, one of each side is the same thing changed. */
function pairOptions(before: readonly Schema[], after: readonly Schema[]): { links: PairLink[]; removed: Schema[]; added: Schema[] } {
  const links: PairLink[] = [];
  let [removed, added] = [[...before], [...after]];
  for (const keyOf of [(option: Schema) => JSON.stringify(option), findName]) {
    const waiting = new Map<string, Schema[]>();
    for (const option of added) {
      const key = keyOf(option);
      if (key !== undefined) waiting.set(key, [...(waiting.get(key) ?? []), option]);
    }
    const kept: Schema[] = [];
    const used = new Set<Schema>();
    for (const option of removed) {
      const key = keyOf(option);
      const next = key === undefined ? undefined : waiting.get(key)?.shift();
      if (next === undefined) kept.push(option);
      else {
        used.add(next);
        links.push({ step: `(${nameOption(option)})`, before: option, after: next });
      }
    }
    removed = kept;
    added = added.filter((option) => !used.has(option));
  }
  const [from, to] = [removed[0], added[0]];
  if (removed.length !== 1 || added.length !== 1 || from === undefined || to === undefined) return { links, removed, added };
  return { links: [...links, { step: `(${nameOption(from)})`, before: from, after: to }], removed: [], added: [] };
}

function findName(option: Schema): string | undefined {
  if (!isObject(option)) return undefined;
  return typeof option['$ref'] === 'string' ? refName(option['$ref']) : findText(option['title']);
}

/** A name that a reader knows: the reference's, the title, else the type. */
function nameOption(option: Schema): string {
  const type = isObject(option) ? option['type'] : undefined;
  return findName(option) ?? (typeof type === 'string' ? type : Array.isArray(type) ? type.join(' | ') : 'schema');
}

const MOST_NAMES = 8;

function nameOptions(options: readonly Schema[]): string {
  const shown = options.slice(0, MOST_NAMES).map((option) => quoteName(nameOption(option)));
  return options.length > MOST_NAMES ? `${shown.join(', ')}, … +${options.length - MOST_NAMES}` : shown.join(', ');
}

function compareDiscriminators(
  { discriminator: before }: SchemaAlternatives,
  { discriminator: after }: SchemaAlternatives,
): SchemaFinding[] {
  const [from, to] = [before?.property, after?.property].map((property) => property && quoteName(property));
  if (from === to) return isSame(before?.mapping, after?.mapping) ? [] : [{ rule: 'discriminator-mapping-changed', at: [] }];
  if (from === undefined) return [{ rule: 'discriminator-set', at: [], values: { to: to ?? '' } }];
  if (to === undefined) return [{ rule: 'discriminator-removed', at: [], values: { from } }];
  return [{ rule: 'discriminator-changed', at: [], values: { from, to } }];
}
