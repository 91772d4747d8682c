import { expect, test } from 'vitest';
import { listHostileSpecs } from './list-hostile-specs.ts';
import { loadTestApi } from '../load/load-fixture.ts';
import { findWrittenDepth } from '../page-data/find-written-depth.ts';
import { createValues } from '../request/create-values.ts';
import { isNested } from '../schema/is-nested.ts';

/** Schemas of a table that note how often each is looked at. */
function countLooks(table: object): { table: object; looks: () => number } {
  let count = 0;
  const counted = new Proxy(table, {
    get: (target, name) => {
      count += 1;
      return Reflect.get(target, name);
    },
  });
  return { table: counted, looks: () => count };
}

test.each(listHostileSpecs().filter(({ name }) => /each other|levels of|a hundred|chain of/.test(name)))(
  '$name: each schema is looked at a bounded number of times',
  ({ document }) => {
    const operation = loadTestApi({ 'api.yaml': document }).operation('GET /a');
    if (operation === undefined) throw new Error('The operation is there.');
    const { table, looks } = countLooks(operation.schemas);
    const counted = { ...operation, schemas: Object.assign(table) };
    for (const { schema } of operation.parameters) if (schema !== undefined) isNested(schema, counted.schemas, 'request');
    findWrittenDepth(counted);
    createValues(counted, 'all');
    expect(looks()).toBeLessThan(1_000_000);
  },
);
