import { parseConfig } from '@octavo/core';
import { expect, test } from 'vitest';
import { listHostileSpecs } from './list-hostile-specs.ts';
import { loadTestApi } from '../load/load-fixture.ts';
import { createMarkdown } from '../markdown/create-markdown.ts';
import { createApiPageData } from '../page-data/create-api-page-data.ts';
import { findWrittenDepth, listShownSchemas } from '../page-data/find-written-depth.ts';
import { buildRequest } from '../request/build-request.ts';
import { createPlaceholders } from '../request/credentials.ts';
import { createValues } from '../request/create-values.ts';
import { createSamples } from '../samples/create-samples.ts';
import { isNested } from '../schema/is-nested.ts';
import { writeOperation } from '../twin/write-operation.ts';

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

test.each(listHostileSpecs())(
  '$name: each schema is looked at a bounded number of times, and what is shown is bounded',
  ({ document }) => {
    // As text: the file is read more than once, and an object would be written anew each time.
    const loaded = loadTestApi({ 'api.yaml': JSON.stringify(document) });
    const { config } = parseConfig('{"name":"A","navigation":[]}', 'docs.json');
    const [head] = loaded.api?.operations ?? [];
    const operation = loaded.operation(head?.key ?? '');
    if (operation === undefined || config === undefined) throw new Error('The operation is there.');
    const { table, looks } = countLooks(operation.schemas);
    const counted = { ...operation, schemas: Object.assign(table) };
    for (const { schema } of operation.parameters) if (schema !== undefined) isNested(schema, counted.schemas, 'request');
    findWrittenDepth(listShownSchemas(counted), counted.schemas);
    const request = buildRequest(counted, createValues(counted, 'all'), { credentials: createPlaceholders(operation) });
    expect(looks()).toBeLessThan(150_000);
    for (const { code } of createSamples(operation, request, [])) expect(code.length).toBeLessThan(300_000);
    expect(writeOperation(operation).length).toBeLessThan(7_000_000);
    const page = { frontmatter: {}, api: { kind: operation.kind, source: 'api.yaml', key: operation.key, isDeprecated: false } };
    const data = createApiPageData(page, { loaded, config, renderMarkdown: createMarkdown(), chunkUrl: () => undefined });
    expect(JSON.stringify(data).length).toBeLessThan(7_000_000);
  },
  120_000,
);
