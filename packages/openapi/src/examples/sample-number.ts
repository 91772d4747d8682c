import type { JsonObject } from '@octavo/core';

/** Names whose numbers readers know, and one of these. */
const KNOWN: readonly (readonly [RegExp, number])[] = [
  [/year$/i, 2026],
  [/lat(?:itude)?$/i, 52.52],
  [/(?:lon|lng)(?:gitude)?$/i, 13.405],
  [/price|amount|total|cost/i, 1999],
  [/limit|size|per_?page|count$/i, 10],
  [/port$/i, 8080],
  [/(?:_at|At|timestamp|expires|created)$/, 1_767_225_600],
];

/** Makes the number of a flat schema that comes `turn`th, from 0: within its limits, a multiple of what it asks. Undefined where there is none. */
export function sampleNumber(
  schema: JsonObject,
  { name, turn, isWhole }: { name: string; turn: number; isWhole: boolean },
): number | undefined {
  const { multipleOf } = schema;
  // 0.15 / 0.05 is 2.9999999999999996: validators that divide refuse it, so another multiple is taken.
  const isMultiple = (value: number): boolean => typeof multipleOf !== 'number' || Number.isInteger(value / multipleOf);
  const fits = (value: number): boolean => isWithin(value, schema) && (!isWhole || Number.isInteger(value)) && isMultiple(value);
  const known = KNOWN.find(([pattern]) => pattern.test(name))?.[1];
  const step = findStep(schema, isWhole);
  const plain = isWhole || multipleOf !== undefined ? step : 1.5;
  if (turn === 0 && known !== undefined && fits(known)) return known;
  const start = [
    plain,
    ...listBounds(schema).flatMap((bound) => [round(Math.ceil(bound / step) * step), round(Math.floor(bound / step) * step)]),
  ];
  const near = start.flatMap((value) => [0, 1, -1, 2, -2, 3, -3].map((times) => round(value + times * step)));
  const between = multipleOf === undefined && !isWhole ? [middleOf(schema)] : [];
  const first = [...near, ...between, 0].find(fits);
  if (first === undefined || turn === 0) return first;
  const span = multipleOf === undefined && !isWhole && !fits(first + turn * step) ? step / 128 : step;
  return [1, -1, 2, 3].map((times) => round(first + times * turn * span)).find(fits);
}

function isWithin(value: number, { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: JsonObject): boolean {
  return (
    (typeof minimum !== 'number' || value >= minimum) &&
    (typeof maximum !== 'number' || value <= maximum) &&
    (typeof above !== 'number' || value > above) &&
    (typeof below !== 'number' || value < below)
  );
}

function listBounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): number[] {
  return [minimum, exclusiveMinimum, maximum, exclusiveMaximum].filter((bound) => typeof bound === 'number');
}

function middleOf(schema: JsonObject): number {
  const bounds = listBounds(schema);
  return (Math.min(...bounds) + Math.max(...bounds)) / 2;
}

/** What two neighbours differ by: of whole numbers a whole multiple, 5 for 2.5. */
function findStep({ multipleOf }: JsonObject, isWhole: boolean): number {
  if (typeof multipleOf !== 'number' || multipleOf <= 0) return 1;
  if (!isWhole || Number.isInteger(multipleOf)) return multipleOf;
  for (let times = 1; times <= 1000; times += 1) if (Number.isInteger(round(multipleOf * times))) return round(multipleOf * times);
  return multipleOf;
}

/** Without what binary fractions add: 0.30000000000000004 is 0.3. */
function round(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(14));
}
