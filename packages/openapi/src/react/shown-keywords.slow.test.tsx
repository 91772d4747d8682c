import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConfig } from '@octavo/core';
import type { JsonObject } from '@octavo/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createApiPageData } from '../page-data/create-api-page-data.ts';
import { listMarks } from '../page-data/fixtures/list-marks.ts';
import { createMarker, markSpec } from '../page-data/fixtures/mark-spec.ts';
import type { Operation } from '../model/operation.ts';
import { listRequestExamples } from '../page/list-examples.ts';
import { loadTestApi } from '../load/load-fixture.ts';
import { createMarkdown } from '../markdown/create-markdown.ts';
import { toObject } from '../value/json-value.ts';
import { ApiPage } from './api-page.tsx';

const { config } = parseConfig(JSON.stringify({ name: 'Marks', navigation: [] }), 'docs.json');
const renderMarkdown = createMarkdown();

/** Marks every keyword of a file, renders each operation's page with as many levels, and lists what of it cannot be found there. */
function listUnseen(document: JsonObject, levels = 6): { unseen: string[]; count: number } {
  const marked = markSpec(document, createMarker());
  const loaded = loadTestApi({ 'api.yaml': marked });
  let count = 0;
  const unseen = (loaded.api?.operations ?? []).flatMap(({ key, method, path: address, kind }) => {
    if (config === undefined) return [];
    const page = { frontmatter: {}, api: { kind, source: 'api.yaml', key, method, isDeprecated: false } };
    const data = createApiPageData(page, { loaded, config, renderMarkdown, chunkUrl: () => undefined });
    if (data?.kind !== 'operation') throw new Error(`${key} has no page.`);
    const schemas = { ...data.operation.schemas };
    // As if the reader had opened everything.
    const wanted = new Set(Object.keys(schemas).flatMap((name) => [name, ...loaded.references(name)]));
    for (const name of wanted) {
      const schema = loaded.schema(name);
      if (schema !== undefined) schemas[name] ??= schema;
      for (const next of loaded.references(name)) wanted.add(next);
    }
    const shown = <ApiPage data={{ ...data, operation: { ...data.operation, schemas }, writtenDepth: levels }} />;
    const html = renderToString(shown) + readChoices(shown, data.operation);
    const text = html.replaceAll(/<!--.*?-->|<[^>]*>/g, (tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
    const item = toObject(toObject(marked[kind === 'webhook' ? 'webhooks' : 'paths'])[address]);
    const own = toObject(item[method.toLowerCase()]);
    const parameters = [
      ...(Array.isArray(item['parameters']) ? item['parameters'] : []),
      ...(Array.isArray(own['parameters']) ? own['parameters'] : []),
    ];
    const marks = listMarks(marked, { ...own, parameters }, { levels: levels - 1, place: key });
    count += marks.length;
    return marks
      .filter((one) => !one.marks.some((mark) => text.includes(mark)))
      .map(({ place, marks: missing }) => `${place}: ${missing.join(', ')}`);
  });
  return { unseen, count };
}

/** What stands there once each example of the body was chosen. */
function readChoices(page: ReactElement, { requestBody }: Operation): string {
  if (listRequestExamples(requestBody?.content ?? []).length === 0) return '';
  const { unmount } = render(page);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Example' });
  const texts = [...select.options].map(({ value }) => {
    fireEvent.change(select, { target: { value } });
    return document.body.textContent;
  });
  unmount();
  return texts.join('\n');
}

const read = (file: string): JsonObject => parse(readFileSync(file, 'utf8')) as JsonObject;

test('every keyword of the example API is in the page of its operation', () => {
  const { unseen, count } = listUnseen(read(path.join(import.meta.dirname, '../../../../docs-example/openapi.yaml')));
  expect(unseen).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test('every keyword of schemas that are hard to show is in the page', () => {
  const text = { type: 'string', pattern: 'a', minLength: 1, maxLength: 9, examples: ['a', 'b'], description: 'Text.' };
  const described = {
    ...text,
    title: 'Called otherwise',
    default: 'a',
    externalDocs: { url: 'https://example.com', description: 'More.' },
  };
  const schemas = {
    lists: {
      type: 'array',
      maxItems: 3,
      items: { type: 'array', uniqueItems: true, items: { ...described, enum: ['a', 'b'], format: 'slug' } },
    },
    nullable: { description: 'Outer.', anyOf: [described, { type: 'null' }] },
    plain: { oneOf: [described, { type: 'integer', minimum: 1, multipleOf: 2, description: 'Number.' }] },
    documented: {
      oneOf: [
        { const: 'a', title: 'A', description: 'First.' },
        { const: 'b', description: 'Second.' },
      ],
    },
    fields: { oneOf: [{ title: 'One', properties: { deep: described } }, { properties: { other: { items: described } } }] },
    map: { additionalProperties: described, propertyNames: { pattern: 'b' }, minProperties: 1 },
    tuple: { prefixItems: [described, text], items: { const: 'rest' } },
    base: { discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/plain' } }, properties: { kind: text } },
    merged: { allOf: [{ $ref: '#/components/schemas/nullable' }, { title: 'Merged', properties: { added: described } }] },
    rules: { not: text, contains: { ...text, format: 'rule' }, if: { properties: { a: text } }, else: { properties: { b: text } } },
    xml: { type: 'object', xml: { name: 'element' }, properties: { id: { type: 'string', xml: { name: 'key', attribute: true } } } },
  };
  const examples = { none: { summary: 'Nothing' }, some: { summary: 'Something', description: 'More.', value: 'a' } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/lists' }, examples: { some: examples.some } } };
  const parameters = [
    { name: 'q', in: 'query', description: 'Words.', examples, schema: { $ref: '#/components/schemas/nullable' } },
    { name: 'filter', in: 'query', content },
  ];
  const responses = {
    200: { description: 'Fine.', headers: { 'X-Rate': { description: 'Left.', example: 3, schema: described } }, content },
  };
  const paths = Object.fromEntries(
    Object.keys(schemas).map((name) => {
      const body = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
      return [
        `/${name}`,
        { post: { parameters, requestBody: { content: body }, responses: { ...responses, 201: { description: 'Made.', content: body } } } },
      ];
    }),
  );
  const { unseen, count } = listUnseen({ openapi: '3.1.0', info: { title: 'Hard' }, paths, components: { schemas } });
  expect(unseen).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
