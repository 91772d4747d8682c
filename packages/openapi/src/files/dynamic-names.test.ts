import { describe, expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import { PATTERNS } from '../patterns/create-pattern.ts';
import { createValueChecker } from '../examples/create-value-checker.ts';
import { createSchemaSource } from '../examples/schema-source.ts';
import { loadTestApi } from '../load/load-fixture.ts';
import type { LoadedApi } from '../load/load-api.ts';
import { createMediaType } from '../request/fixtures/create-operation.ts';
import { refName } from '../schema/ref-name.ts';

/** A generic list, and two lists of it. */
const LISTS = {
  List: { $id: 'list', type: 'array', items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: 'item' } } },
  Numbers: { $id: 'numbers', $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type: 'number' } } },
  Texts: { $id: 'texts', $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type: 'string' } } },
};
const load = (schemas: object, more: Record<string, string> = {}): LoadedApi =>
  loadTestApi({ 'api.yaml': { openapi: '3.1.0', components: { schemas } }, ...more });

/** Whether a value fits a schema of an API, whatever the names of its references are. */
function fits(api: LoadedApi, component: string, value: Json): boolean {
  const source = createSchemaSource((name) => api.schema(name), { left: 100_000 });
  const check = createValueChecker(source, 'response', PATTERNS);
  return check(value, { $ref: `#/components/schemas/${component}` }).length === 0;
}

describe('$dynamicRef', () => {
  test('means what the schema that leads to it says', () => {
    const api = load(LISTS);
    expect(['Numbers', 'Texts', 'List'].map((name) => [fits(api, name, [1]), fits(api, name, ['a'])])).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
    expect(api.examples(createMediaType('application/json', { schema: { $ref: '#/components/schemas/Numbers' } }), 'response')).toEqual([
      { name: 'generated', value: [1.5], isGenerated: true },
    ]);
    expect(api.diagnostics()).toEqual([]);
  });

  test('one schema has one name for each meaning, and keeps its own name where it has one meaning alone', () => {
    const api = load({ ...LISTS, Plain: { $id: 'plain', properties: { a: { $ref: 'list' }, b: { type: 'string' } } } });
    const [numbers] = api.references('#/components/schemas/Numbers');
    const [texts] = api.references('#/components/schemas/Texts');
    expect(numbers).not.toBe(texts);
    expect([numbers, texts].map((name) => refName(name ?? ''))).toEqual(['List', 'List']);
    expect(api.references('#/components/schemas/Plain')).toEqual(['#/components/schemas/List']);
    // A name says all: it is found by an API that is loaded again, as the dev server does.
    expect(load(LISTS).schema(numbers ?? '')).toEqual(api.schema(numbers ?? ''));
  });

  test('the outermost resource counts, through files and references between them', () => {
    const api = load(
      {
        Strict: { $id: 'strict', $dynamicAnchor: 'node', $ref: 'tree.json', unevaluatedProperties: false },
        Wrapped: { $id: 'wrapped', properties: { tree: { $ref: 'strict' } } },
      },
      {
        'tree.json': JSON.stringify({
          $dynamicAnchor: 'node',
          type: 'object',
          properties: { value: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
        }),
      },
    );
    expect(fits(api, 'Strict', { children: [{ value: 1 }] })).toBe(true);
    expect(fits(api, 'Strict', { children: [{ typo: 1 }] })).toBe(false);
    expect(fits(api, 'Wrapped', { tree: { children: [{ typo: 1 }] } })).toBe(false);
  });

  test('without a dynamic name where it leads it is a reference like any other', () => {
    const api = load({
      A: { $id: 'a', $ref: 'b', $defs: { x: { $dynamicAnchor: 'x', type: 'number' } } },
      B: { $id: 'b', items: { $dynamicRef: '#x' }, $defs: { x: { $anchor: 'x', type: 'string' } } },
    });
    expect([fits(api, 'A', ['a']), fits(api, 'A', [1])]).toEqual([true, false]);
  });

  test('beside a reference both hold', () => {
    const api = load({
      A: { $ref: '#/components/schemas/B', $dynamicRef: '#c' },
      B: { minimum: 3 },
      C: { $dynamicAnchor: 'c', maximum: 5 },
    });
    expect([1, 4, 6].map((value) => fits(api, 'A', value))).toEqual([false, true, false]);
  });
});
