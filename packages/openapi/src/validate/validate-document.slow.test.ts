import { describe, expect, it } from 'vitest';
import type { ReadResult } from '../files/api-io.ts';
import { loadTestApi } from '../load/load-fixture.ts';
import { validateDocument } from './validate-document.ts';

const YAML = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a:
    get:
      parameters:
        - name: x
          in: qury
      responses:
        '200':
          description: Fine
`;

describe('validateDocument', () => {
  it('tells what is wrong in YAML, and where', async () => {
    const [finding, ...rest] = await validateDocument(YAML, 'api.yaml');
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ code: 'openapi/invalid', severity: 'warning', file: 'api.yaml', line: 8, column: 15 });
    expect(finding?.message).toContain('paths/~1a/get/parameters/0/in');
  });

  it('tells of a path that is too long to be checked, and checks the others', async () => {
    const long = `/${Array.from({ length: 500 }, (_, index) => `{id${index}}`).join('/')}`;
    const get = { responses: { 200: { description: 'Fine' } } };
    const document = { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { [long]: { get }, '/b': { get: {} } } };
    const messages = (await validateDocument(JSON.stringify(document), 'api.json')).map(({ message }) => message);
    expect(messages[0]).toBe('`paths` has a path of more than 2000 characters; not checked.');
    expect(messages).toHaveLength(2);
    expect(messages[1]).toContain('`paths/~1b/get');
  });

  it('tells once of a large value, whatever is in it', async () => {
    const code = { responses: Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`r${index}`, 'a text of some length'])) };
    const content = { 'application/json': { example: code } };
    const paths = { '/a': { get: { responses: { 200: { description: 'Fine', content } } } } };
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths });
    expect((await validateDocument(text, 'api.json')).map(({ message }) => message)).toEqual([
      '`paths/~1a/get/responses/200/content/application~1json/example` is very large; only its beginning is shown.',
    ]);
  });

  it('points at a property that is not expected', async () => {
    const text = `${YAML.replace('qury', 'query')}  nope:\n    get: {}\n`;
    const [finding] = await validateDocument(text, 'api.yaml');
    expect(finding).toMatchObject({ line: 12, column: 3, message: expect.stringContaining('nope') });
  });

  it('tells what is wrong in JSON, and where', async () => {
    const text = JSON.stringify({ swagger: '2.0', info: { title: 'A', version: '1' }, paths: { '/a': { get: {} } } }, undefined, 2);
    expect((await validateDocument(text, 'api.json')).map(({ line }) => line)).toContain(9);
  });

  it('expects the fields that Swagger 2.0 has, where a reference may stand as well', async () => {
    const get = { nope: 1, parameters: [{ name: 'a', in: 'query', type: 'string' }], responses: { 200: { description: 'Fine', bad: 1 } } };
    const paths = { '/a': { tags: ['x'], description: 'A', get, put: { responses: { 200: { description: 'Fine' } } } } };
    const text = JSON.stringify({ swagger: '2.0', info: { title: 'A', version: '1' }, paths });
    expect((await validateDocument(text, 'api.json')).map(({ message }) => message)).toEqual([
      '`paths/~1a/tags` is not expected here.',
      '`paths/~1a/description` is not expected here.',
      '`paths/~1a/get/nope` is not expected here.',
      '`paths/~1a/get/responses/200/bad` is not expected here.',
    ]);
  });

  it('leaves references to other files and properties named $ref alone', async () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/a': { $ref: 'a.yaml' }, '/b': { get: { responses: { 200: { $ref: 'b.yaml' } } } } },
      components: { schemas: { A: { properties: { $ref: { type: 'string' } } }, B: { $ref: '#/components/schemas/Lost' } } },
    };
    expect(await validateDocument(JSON.stringify(document), 'api.json')).toEqual([]);
  });

  it.each<[string, string, object, string | undefined]>([
    ['a server of a link', '3.1.0', { links: { a: { operationId: 'x', server: { url: 'https://a.test' } } } }, undefined],
    [
      'a style beside content',
      '3.1.0',
      { parameters: { a: { name: 'a', in: 'query', style: 'form', content: { 'text/plain': {} } } } },
      'style',
    ],
    ['a schema that is null', '3.1.0', { schemas: { A: null } }, 'must be'],
    ['allowReserved of a header', '3.2.0', { headers: { A: { schema: {}, allowReserved: true } } }, 'is not expected here'],
    ['a querystring with a schema', '3.2.0', { parameters: { a: { name: 'a', in: 'querystring', schema: {} } } }, 'content'],
    ['two forms of a value', '3.2.0', { examples: { a: { value: 1, dataValue: 1 } } }, 'examples/a'],
    ['two kinds of XML', '3.2.0', { schemas: { A: { xml: { attribute: true, nodeType: 'attribute' } } } }, 'with `nodeType`'],
    ['a node of XML', '3.2.0', { schemas: { A: { xml: { nodeType: 'attribute' } } } }, undefined],
  ])('knows of %s in %s', async (_, openapi, components, told) => {
    const findings = await validateDocument(JSON.stringify({ openapi, info: { title: 'A', version: '1' }, components }), 'api.json');
    expect(findings.length > 0).toBe(told !== undefined);
    expect(findings.map(({ message }) => message).join()).toContain(told ?? '');
  });

  it('suggests the field that was meant', async () => {
    const get = { operationid: 'a', responses: { 200: { description: 'Fine', contnt: {} } } };
    const document = { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { '/a': { get } } };
    expect(await validateDocument(JSON.stringify(document), 'api.json')).toMatchObject([
      { message: '`paths/~1a/get/operationid` is not expected here.', hint: 'Did you mean `operationId`?' },
      { message: '`paths/~1a/get/responses/200/contnt` is not expected here.', hint: 'Did you mean `content`?' },
    ]);
  });

  it('checks the schemas of 3.1, which its own schema leaves to their dialect', async () => {
    const schema = { type: 'strng', description: 5, properties: { a: { required: true, minimun: 3, 'x-own': 1 } } };
    const paths = { '/a': { get: { parameters: [{ name: 'a', in: 'query', schema }], responses: { 200: { description: 'Fine' } } } } };
    const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths };
    const at = '`paths/~1a/get/parameters/0/schema';
    expect(await validateDocument(JSON.stringify(document), 'api.json')).toMatchObject([
      { message: `${at}/type\` must be one of array, boolean, integer, null, number, object, string.`, hint: 'Did you mean `string`?' },
      { message: `${at}/description\` must be a string.` },
      { message: `${at}/properties/a/required\` must be a list of property names.` },
      { message: `${at}/properties/a/minimun\` is not a keyword of JSON Schema.`, hint: 'Did you mean `minimum`?' },
    ]);
    expect(await validateDocument(JSON.stringify({ ...document, jsonSchemaDialect: 'https://a.test/own' }), 'api.json')).toEqual([]);
  });

  it('places findings of YAML with thousands of keys in bounded time', async () => {
    const text = `${YAML}${Array.from({ length: 25_000 }, (_, index) => `k${index}: 1`).join('\n')}\n`;
    const started = process.cpuUsage();
    const findings = await validateDocument(text, 'api.yaml');
    // Each key compared with all others is eleven seconds.
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(8);
    expect(findings).toHaveLength(501);
    expect(findings[1]).toMatchObject({ line: 12, column: 5 });
  });

  it('lists no more than a reader reads', async () => {
    const paths = Object.fromEntries(Array.from({ length: 520 }, (_, index) => [`/a${index}`, { get: { responses: { 200: {} } } }]));
    const findings = await validateDocument(JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }), 'api.json');
    expect(findings).toHaveLength(501);
    expect(findings.at(-1)?.message).toBe('20 more such findings are not listed.');
  });

  it('reads a large file in parts, until it has more findings than it lists', async () => {
    const operation = { responses: { 200: { description: 'Fine' } }, tags: 'a' };
    const paths = Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`/p${index}`, { get: operation }]));
    const text = JSON.stringify({ openapi: '3.0.3', info: { title: 'A', version: '1' }, paths });
    const found = await validateDocument(text, 'api.json');
    expect(found).toHaveLength(501);
    expect(found[0]?.message).toBe('`paths/~1p0/get/tags` must be a list.');
    expect(found.at(-1)?.message).toBe('At least 500 more such findings are not listed.');
  });

  it('misses nothing in a part of a large file that another part has', async () => {
    const operation = { parameters: [{ $ref: '#/components/parameters/Id' }], responses: { 200: { $ref: '#/components/responses/Fine' } } };
    const paths = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`/p${index}/{id}`, { get: operation }]));
    const components = {
      parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
      responses: { Fine: { description: 'Fine' } },
    };
    const document = { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths, components };
    expect(await validateDocument(JSON.stringify(document), 'api.json')).toEqual([]);
    const broken = { ...document, paths: { ...paths, '/lost/{id}': { get: { responses: operation.responses } } } };
    const [finding] = await validateDocument(JSON.stringify(broken), 'api.json');
    expect(finding?.message).toContain('Declared path parameter "id"');
  });

  it('tells which examples break their schema, as they are sent and as they come back', async () => {
    const text = `openapi: 3.0.3
info: {title: A, version: '1'}
paths:
  /a:
    post:
      parameters:
        - {name: q, in: query, example: five, schema: {type: integer, default: 3}}
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/A'}
            example: {name: x}
          application/xml:
            schema: {$ref: '#/components/schemas/A'}
            example: <a/>
      responses:
        '200':
          description: Fine
          content:
            application/json:
              schema: {type: array, items: {$ref: '#/components/schemas/A'}}
              examples:
                good: {value: [{id: 1, name: x, note: null}]}
                bad: {value: [{id: 1, name: x}, {id: 1, name: 5}]}
                short: {value: [{id: 1}]}
components:
  schemas:
    A:
      type: object
      required: [id, name]
      properties:
        id: {type: integer, readOnly: true}
        name: {type: string}
        note: {type: string, nullable: true}
        example: {type: string, format: date, default: today}
`;
    expect(await validateDocument(text, 'api.yaml')).toMatchObject([
      { code: 'openapi/broken-example', severity: 'warning', line: 7 },
      { line: 24, message: expect.stringContaining('at `/1/name`. Expected string, found number.') },
      { line: 25, message: expect.stringContaining('at `/0`. The required field "name" is missing.') },
      { line: 35, message: expect.stringContaining('default` does not match its schema.') },
    ]);
  });

  it('tells which examples of forms and of other files break their schema, each once', async () => {
    const files: Record<string, string> = {
      'api.yaml': `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a:
    post:
      requestBody:
        content:
          multipart/form-data: {schema: {properties: {a: {type: integer}}}, example: {a: b}}
      responses:
        '200': {$ref: 'parts/fine.yaml'}
        '201': {$ref: 'parts/fine.yaml'}
`,
      'parts/fine.yaml': `description: Fine
content: {$ref: 'content.yaml#/all'}
`,
      'parts/content.yaml': `all:
  application/json:
    schema: {$ref: '#/one'}
    examples:
      bad:
        $ref: '#/example'
one: {type: string, default: 2}
example:
  value: 1
`,
    };
    const read = (name: string): ReadResult => ({ text: files[name] ?? '' });
    expect(await validateDocument(files['api.yaml'] ?? '', 'api.yaml', { read })).toMatchObject([
      { code: 'openapi/broken-example', file: 'api.yaml', line: 8 },
      { code: 'openapi/broken-example', file: 'parts/content.yaml', line: 9 },
      { code: 'openapi/broken-example', file: 'parts/content.yaml', line: 7 },
    ]);
  });

  it('checks what overlays make of a file, and tells where the file itself says it', async () => {
    const text = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a:
    get:
      parameters:
        - {name: gone, in: query, schema: {type: string, default: 1}}
        - {name: left, in: query, schema: {type: string, default: 2}}
components:
  schemas:
    Mended: {type: string, default: 3}
    Broken: {type: string, default: 4}
`;
    const overlay = {
      overlay: '1.1.0',
      info: { title: 'Fix', version: '1' },
      actions: [
        { target: "$.paths..parameters[?@.name=='gone']", remove: true },
        { target: '$.components.schemas.Mended', update: { default: 'a' } },
        { target: '$.components.schemas', update: { Added: { type: 'string', default: 5 } } },
      ],
    };
    const read = (): ReadResult => ({ text: JSON.stringify(overlay) });
    const found = await validateDocument(text, 'api.yaml', { read, overlays: ['overlay.json'] });
    expect(found.map(({ message, line }) => [message.split(' ')[0], line])).toEqual([
      // The list is shorter than in the file.
      ['`paths/~1a/get/parameters/0/schema/default`', 6],
      ['`components/schemas/Broken/default`', 12],
      ['`components/schemas/Added/default`', 10],
    ]);
    expect(found[0]?.hint).toContain('Overlays were applied first.');
  });

  it('checks what the default response and headers by any name have', async () => {
    const broken = { schema: { type: 'integer' }, example: 'a' };
    const response = { description: 'Fine', headers: { 'x-rate': broken }, content: { 'application/json': broken } };
    const parameter = { name: 'q', in: 'query', schema: { type: 'object' }, example: { schema: { default: 1, type: 'string' } } };
    const paths = { '/a': { get: { parameters: [parameter], responses: { default: response } } } };
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths });
    expect((await validateDocument(text, 'api.json')).map(({ message }) => message.split('default/')[1]?.split('`')[0])).toEqual([
      'headers/x-rate/example',
      'content/application~1json/example',
    ]);
  });

  it.each([{ openapi: '3.0.3' }, { openapi: '3.1.0' }, { swagger: '2.0' }])('says in %j what a path parameter needs', async (version) => {
    const type = 'swagger' in version ? { type: 'string' } : { schema: { type: 'string' } };
    const id = { name: 'id', in: 'path', ...type };
    const get = {
      parameters: [
        { ...id, required: true },
        { ...id, name: 'other' },
      ],
      responses: { 200: { description: 'Fine' } },
    };
    const paths = { '/a/{id}/{other}/{third}': { parameters: [{ ...id, name: 'third', required: false }], get } };
    const text = JSON.stringify({ ...version, info: { title: 'A', version: '1' }, paths });
    expect((await validateDocument(text, 'api.json')).map(({ message }) => message)).toEqual([
      '`paths/~1a~1{id}~1{other}~1{third}/parameters/0` is a path parameter and needs `required: true`.',
      '`paths/~1a~1{id}~1{other}~1{third}/get/parameters/1` is a path parameter and needs `required: true`.',
    ]);
  });

  it('takes a text for a form as it is sent', async () => {
    const schema = { type: 'object', properties: { id: { type: 'string' } } };
    const examples = { sent: { value: 'id=a' }, broken: { value: { id: 1 } }, data: { dataValue: 'id=a' } };
    const content = { 'application/x-www-form-urlencoded': { schema, examples } };
    const paths = { '/a': { get: { responses: { 200: { description: 'Fine', content } } } } };
    const text = JSON.stringify({ openapi: '3.2.0', info: { title: 'A', version: '1' }, paths });
    const told = (await validateDocument(text, 'api.json')).map(({ message }) => /examples\/(\w+)/.exec(message)?.[1]);
    expect(told).toEqual(['broken', 'data']);
  });

  it('checks the examples that a response of Swagger 2.0 has by media type', async () => {
    const examples = { 'application/json': { id: 'a' }, 'text/plain': 'a', 'application/vnd.a+json': { id: 1 } };
    const schema = { type: 'object', properties: { id: { type: 'integer' } } };
    const paths = { '/a': { get: { responses: { 200: { description: 'Fine', schema, examples } } } } };
    const text = JSON.stringify({ swagger: '2.0', info: { title: 'A', version: '1' }, paths });
    expect((await validateDocument(text, 'api.json')).map(({ message }) => message)).toEqual([
      '`paths/~1a/get/responses/200/examples/application~1json` does not match its schema at `/id`. Expected integer, found string.',
    ]);
  });

  it('tells which samples are not shown whole', async () => {
    const samples = ['a', 'b', 'c'].map((lang) => ({ lang, source: lang.repeat(60_000) }));
    const get = { responses: { 200: { description: 'Fine' } }, 'x-codeSamples': samples };
    const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get } } };
    expect((await validateDocument(JSON.stringify(document), 'api.json')).map(({ message }) => message)).toEqual([
      '`paths/~1a/get/x-codeSamples` is very large; only its beginning is shown.',
    ]);
    const shown = loadTestApi({ 'api.yaml': document })
      .operation('GET /a')
      ?.samples.map(({ source }) => source.length);
    expect(shown).toEqual([60_000, 40_001]);
  });

  it('tells which descriptions are not shown whole', async () => {
    const text = YAML.replace('x\n          in: qury', 'x\n          schema: {}\n          in: query')
      .replace('Fine', `"${'*a_ '.repeat(2000)}"`)
      .replace('/a:', `/a:\n    description: ${'a'.repeat(40_000)}`);
    expect(await validateDocument(text, 'api.yaml')).toMatchObject([
      { code: 'openapi/shortened', severity: 'info', line: 5, message: expect.stringContaining('only its beginning is shown') },
      { code: 'openapi/shortened', severity: 'info', line: 13, message: expect.stringContaining('shown as plain text') },
    ]);
  });

  it('has nothing to say of what cannot be read', async () => {
    expect(await validateDocument('{"a": ', 'api.json')).toEqual([]);
    expect(await validateDocument('- a', 'api.yaml')).toEqual([]);
    expect(await validateDocument('openapi: 3.9.0', 'api.yaml')).toEqual([]);
  });

  it('gives the library no reference that leads nowhere, and of a long list the first items', async () => {
    const parameters = Array.from({ length: 20_000 }, (_, index) => ({ $ref: `#/components/parameters/P${index}` }));
    const properties = Object.fromEntries(parameters.map(({ $ref }, index) => [`p${index}`, { $ref }]));
    const schema = { type: 'object', properties };
    const responses = { 200: { description: 'a', content: { 'application/json': { schema } } } };
    const document = { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { '/a': { get: { parameters, responses } } } };
    expect(await validateDocument(JSON.stringify(document), 'api.json')).toMatchObject([{ code: 'openapi/shortened' }]);
  });
});
