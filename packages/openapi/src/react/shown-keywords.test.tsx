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
