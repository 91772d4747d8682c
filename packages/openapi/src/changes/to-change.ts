import type { Direction } from '../schema/list-fields.ts';
import type { ApiChange, PlaceName } from './api-change.ts';
import { CHANGE_RULES, REASONS } from './change-rules.ts';
import type { ChangeLevel, ChangeRule } from './change-rules.ts';
import type { SchemaFinding } from './finding.ts';

/** Where a finding counts. */
export interface ChangePlace {
  /** Empty for the operation itself. */
  place: readonly PlaceName[];
  direction: Direction;
  isParameter?: boolean;
  /** The part of the page, and the media type of a body, that it is found in. */
  part?: string;
  media?: string;
}

/** Judges a finding by the way that its values go. */
export function toChange(
  { rule: id, at, values }: SchemaFinding,
  { place, direction, isParameter = false, part, media }: ChangePlace,
): ApiChange {
  const rule: ChangeRule = CHANGE_RULES[id];
  const level = (isParameter ? rule.parameter : undefined) ?? rule[direction];
  return {
    rule: id,
    level,
    place,
    field: writeWay(at),
    ...(values && { values }),
    ...(level === 'breaking' && { reason: rule.why ?? REASONS[direction] }),
    ...(part !== undefined && { spot: { part, ...(media !== undefined && { media }), steps: at } }),
  };
}

/** `address`, `lines`, `[]`, `id` -> `address.lines[].id` */
function writeWay(at: readonly string[]): string {
  return at.reduce((way, step) => way + (way === '' || step.startsWith('[') ? '' : /^[({]/.test(step) ? ' ' : '.') + step, '');
}

const ORDER: readonly ChangeLevel[] = ['breaking', 'risky', 'note'];

/** Breaking changes first, else as they were found. */
export function sortChanges(changes: readonly ApiChange[]): ApiChange[] {
  return changes.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
}
