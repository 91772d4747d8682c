import type { MediaType } from '../model/media-type.ts';
import type { ApiChange, PlaceName } from './api-change.ts';
import type { SchemaComparison } from './schema-comparison.ts';
import { toChange } from './to-change.ts';
import type { ChangePlace } from './to-change.ts';

/** Compares the media types of a body, and the schemas of those that both have. */
export function compareContent(
  before: readonly MediaType[],
  after: readonly MediaType[],
  { schemas, ...at }: ChangePlace & { schemas: SchemaComparison },
): ApiChange[] {
  const left = new Set(after);
  const take = (matches: (one: MediaType) => boolean): MediaType | undefined => {
    const found = [...left].find(matches);
    if (found !== undefined) left.delete(found);
    return found;
  };
  const exact = before.map((one) => ({ from: one, to: take(({ type }) => toPlain(type) === toPlain(one.type)) }));
  const pairs = exact.map(({ from, to }) => ({ from, to: to ?? take(({ type }) => holds(type, from.type) || holds(from.type, type)) }));
  const isSeveral = before.length > 1 || after.length > 1;
  const removed: ApiChange[] = [];
  const found = pairs.flatMap(({ from, to }): ApiChange[] => {
    if (to === undefined) {
      // A range that still stands takes what it holds.
      const range = after.find(({ type }) => holds(type, from.type));
      if (range === undefined) removed.push(toChange({ rule: 'media-type-removed', at: [], values: { from: `\`${from.type}\`` } }, at));
      return [];
    }
    const place = { ...at, place: isSeveral ? withType(at.place, to.type) : at.place, media: to.type };
    return [
      ...compareRanges(from.type, to.type, at),
      ...schemas.compare(from.schema, to.schema, at.direction).map((finding) => toChange(finding, place)),
      ...schemas
        .compare(from.itemSchema, to.itemSchema, at.direction)
        .map((finding) => toChange({ ...finding, at: ['[]', ...finding.at] }, place)),
    ];
  });
  const added = [...left].map(({ type }) => toChange({ rule: 'media-type-added', at: [], values: { to: `\`${type}\`` } }, at));
  return [...removed, ...found, ...added];
}

function withType(place: readonly PlaceName[], type: string): PlaceName[] {
  return place.map((part, index) =>
    index < place.length - 1 ? part : { ...part, name: [part.name, `(${type})`].filter(Boolean).join(' ') },
  );
}

/** `Application/JSON; charset=utf-8` -> `application/json` */
function toPlain(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Whether one media type holds another: `image/*` holds `image/png`, `application/json` holds `application/problem+json`. */
function holds(range: string, type: string): boolean {
  const wide = toPlain(range);
  const narrow = toPlain(type);
  if (wide === '*/*') return true;
  return wide.endsWith('/*') ? narrow.startsWith(wide.slice(0, -1)) : narrow.endsWith(`+${wide.replace(/^application\//, '')}`);
}

function compareRanges(from: string, to: string, at: ChangePlace): ApiChange[] {
  if (toPlain(from) === toPlain(to)) return [];
  const values = { from: `\`${from}\``, to: `\`${to}\`` };
  return [toChange({ rule: holds(to, from) ? 'media-type-widened' : 'media-type-narrowed', at: [], values }, at)];
}
