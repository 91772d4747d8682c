import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JsonObject } from '@octavo/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createRandom } from '../../../examples/fixtures/create-random.ts';
import { createRandomSchema } from '../../../examples/fixtures/create-random-schema.ts';
import { loadTestApi } from '../../../load/load-fixture.ts';
import type { Operation } from '../../../model/operation.ts';
import { createFetchInit } from '../../../request/create-fetch-init.ts';
import { createValues } from '../../../request/create-values.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { RequestValues } from '../../../request/request-value.ts';
import { curl } from '../../../samples/curl.ts';
import { startEchoServer } from '../../../samples/fixtures/echo-server.ts';
import type { EchoServer } from '../../../samples/fixtures/echo-server.ts';
import { createRequests } from './create-requests.ts';
import { createDraft } from './draft.ts';
import { fitValues } from './fit-values.ts';

const ROOT = path.join(import.meta.dirname, '../../../../../..');
const FILES = ['docs-example/openapi.yaml', 'playground/api/spec/openapi.yaml', 'playground/packed/app/docs/kiosk.yaml'];
/** Files of the machine to try as well, separated by `:`. */
const MORE = (process.env['OCTAVO_SPECS'] ?? '').split(':').filter(Boolean);

let server: EchoServer;
let folder: string;

beforeAll(async () => {
  server = await startEchoServer();
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-shown-'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/**
 * Has Bash read each command as it is shown, and the program send ten of them at a time: to start it takes longer than to send. A command line of
 * Windows has 32,767 characters.
 */
const GATHER = `
given=()
count=0
curl() {
  if [ $count -gt 0 ]; then given+=(--next); fi
  given+=("$@")
  count=$((count + 1))
  if [ $count -eq 10 ]; then send; fi
}
send() {
  if [ $count -gt 0 ]; then command curl --fail-early "\${given[@]}" || exit; fi
  given=()
  count=0
}
`;

/** Every operation of a file, with all of its schemas, as if the echo server were its API. */
function listOperations(document: JsonObject): Operation[] {
  const loaded = loadTestApi({ 'api.yaml': document });
  return (loaded.api?.operations ?? []).flatMap(({ key }) => {
    const operation = loaded.operation(key);
    if (operation?.kind !== 'operation') return [];
    const schemas = { ...operation.schemas };
    const wanted = new Set(Object.keys(schemas).flatMap((name) => [name, ...loaded.references(name)]));
    for (const name of wanted) {
      const schema = loaded.schema(name);
      if (schema !== undefined) schemas[name] ??= schema;
      for (const next of loaded.references(name)) wanted.add(next);
    }
    return [{ ...operation, schemas, servers: [{ url: server.url, variables: [] }] }];
  });
}

/** A file of operations that nobody wrote: parameters in every place and style, bodies of every kind. */
function createRandomDocument(count: number): JsonObject {
  const random = createRandom(18);
  const schemas: JsonObject = {};
  const paths: JsonObject = {};
  for (let index = 0; index < count; index += 1) {
    const text = JSON.stringify(createRandomSchema(random)).replaceAll('#/$defs/', `#/components/schemas/S${index}/$defs/`);
    schemas[`S${index}`] = JSON.parse(text) as JsonObject;
    const schema = { $ref: `#/components/schemas/S${index}` };
    const type = random.one([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      'text/plain',
    ]);
    const place = random.one(['query', 'header', 'cookie'] as const);
    const fixed = { name: 'kind', in: place, required: true, schema: { const: random.one(['a b', 'é', '1']) } };
    const styles = { query: ['form', 'spaceDelimited', 'deepObject'], header: ['simple'], cookie: ['form'] }[place];
    const free = { name: 'list[]', in: place, required: random.chance(2), style: styles[random.below(styles.length)] ?? 'form', schema };
    const operation = {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }, fixed, free],
      requestBody: { required: random.chance(2), content: { [type]: { schema } } },
      security: random.chance(2) ? [{ key: [] }] : [],
      responses: { 200: { description: 'Fine.', content: { 'application/json': {} } } },
    };
    paths[`/r${index}/{id}`] = { [random.one(['post', 'put', 'patch', 'delete'])]: operation };
  }
  const securitySchemes = { key: { type: 'http', scheme: 'bearer' } };
  return { openapi: '3.1.0', info: { title: 'Random', version: '1' }, paths, components: { schemas, securitySchemes } };
}

/** What a form of the operation sends and shows with these values; those of its path are needed to send at all. */
function createForm(operation: Operation, values: RequestValues): { request: HttpRequest; masked: HttpRequest } {
  const draft = createDraft(operation, undefined);
  const given = { ...draft.values, ...values, path: createValues(operation, 'required').path };
  const form = { ...draft, values: fitValues(given, operation), credentials: {} };
  return createRequests(operation, form, { base: server.url, showsSecrets: false });
}

test('what is sent is what the shown curl sends, for every operation, before and after it is filled in', { timeout: 600_000 }, async () => {
  const documents = [
    ...[...FILES, ...MORE].map((file) => parse(readFileSync(path.resolve(ROOT, file), 'utf8')) as JsonObject),
    createRandomDocument(400),
  ];
  const operations = documents.flatMap(listOperations);
  const forms = operations.flatMap((operation) => [
    { ...createForm(operation, {}), key: `${operation.key}, empty` },
    { ...createForm(operation, createValues(operation, 'required')), key: `${operation.key}, filled` },
  ]);
  // What a browser cannot send is said in a note above the button.
  const sendable = forms.filter(({ request }) => !request.notes.some(({ code }) => /^(?:forbidden|body-without)/.test(code)));
  expect(operations.length).toBeGreaterThan(400);
  expect(sendable.length).toBeGreaterThan(550);

  const program = path.join(folder, 'all.sh');
  await writeFile(program, [GATHER, ...sendable.map(({ masked }) => `${curl.write(masked)}\n`), 'send'].join('\n'));
  await promisify(execFile)('bash', [program], { cwd: folder, maxBuffer: 100_000_000 });
  const shown = server.take();
  expect(shown).toHaveLength(sendable.length);
  for (const [index, { key, request }] of sendable.entries()) {
    await fetch(request.url, createFetchInit(request));
    const [sent] = server.take();
    const boundary = /boundary=([^;]+)/.exec(sent?.headers['content-type'] ?? '')?.[1] ?? '';
    const other = /boundary=([^;]+)/.exec(shown[index]?.headers['content-type'] ?? '')?.[1] ?? '';
    const names = ['accept', 'authorization', 'content-type', 'cookie', ...Object.keys(request.headers).map((name) => name.toLowerCase())];
    const tell = (one: typeof sent, mark: string): object => ({
      key,
      line: `${one?.method} ${one?.target}`,
      headers: names.map((name) => `${name}: ${one?.headers[name]}`.replace(mark || '\0', 'BOUNDARY')),
      body: mark ? one?.body.replaceAll(mark, 'BOUNDARY') : one?.body,
    });
    expect(tell(sent, boundary)).toEqual(tell(shown[index], other));
  }
});
