import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';

test('ways without end come to as many schemas as are told apart', () => {
  const names = Array.from({ length: 12 }, (_, index) => `n${index}`);
  const schemas = Object.fromEntries(
    names.flatMap((name, index) => [0, 1].map((side) => [`${name}-${side}`, createStep(names, { index, side })])),
  );
  const End = { $id: 'end', properties: Object.fromEntries(names.map((name) => [name, { $dynamicRef: `base#${name}` }])) };
  const Base = { $id: 'base', $defs: Object.fromEntries(names.map((name) => [name, { $dynamicAnchor: name }])) };
  const api = loadTestApi({ 'api.yaml': { openapi: '3.1.0', components: { schemas: { ...schemas, End, Base } } } });
  const seen = new Set(['#/components/schemas/n0-0']);
  for (const name of seen) for (const next of api.references(name)) seen.add(next);
  expect(seen.size).toBeGreaterThan(1000);
  expect(seen.size).toBeLessThan(1100);
});

/** A schema that gives one dynamic name a meaning, and leads to both schemas of the next. */
function createStep(names: readonly string[], { index, side }: { index: number; side: number }): object {
  const next = names[index + 1];
  return {
    $id: `${names[index]}-${side}`,
    anyOf: next === undefined ? [{ $ref: 'end' }] : [{ $ref: `${next}-0` }, { $ref: `${next}-1` }],
    $defs: { own: { $dynamicAnchor: names[index], const: side } },
  };
}
