import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@octavo/core';
import type { Encoding, MediaType } from '../model/media-type.ts';
import type { SchemaTable } from '../model/schema.ts';
import { buildRequest } from './build-request.ts';
import { createMediaType, createOperation, createParameter } from './fixtures/create-operation.ts';
import type { HttpRequest } from './http-request.ts';
import type { RequestValue, RequestValues } from './request-value.ts';

function send(media: MediaType | MediaType[], values: RequestValues, schemas: SchemaTable = {}): HttpRequest {
  return buildRequest(createOperation({ method: 'post', requestBody: { required: true, content: [media].flat() }, schemas }), values);
}

const write = (type: string, body: RequestValue, fields: Partial<MediaType> = {}, schemas: SchemaTable = {}): unknown =>
  send(createMediaType(type, fields), { body }, schemas).body;

describe('JSON', () => {
  const schema = {
    type: 'object',
    properties: {
      count: { type: 'integer' },
      price: { type: 'number' },
      open: { type: 'boolean' },
      note: { type: ['string', 'null'] },
      limit: { type: ['integer', 'null'] },
      tags: { type: 'array', items: { type: 'integer' } },
      pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'boolean' }] },
      parent: { $ref: '#/components/schemas/Node' },
      code: { allOf: [{ type: ['string', 'number'] }, { type: 'string' }] },
      size: { enum: [1, 2] },
      any: {},
      mixed: { anyOf: [{ type: 'number' }, { maximum: 100 }] },
      either: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    },
    additionalProperties: { type: 'number' },
  };
  const schemas = {
    '#/components/schemas/Node': { type: 'object', properties: { id: { type: 'integer' }, parent: { $ref: '#/components/schemas/Node' } } },
  };

  test.each([
    [{ count: '42' }, '{"count":42}'],
    [{ count: ' 42 ' }, '{"count":42}'],
    [{ count: '9007199254740993' }, '{"count":9007199254740993}'],
    [{ count: '-12345678901234567890' }, '{"count":-12345678901234567890}'],
    [{ count: '4x' }, '{"count":"4x"}'],
    [{ count: '007' }, '{"count":"007"}'],
    [{ price: '1.50' }, '{"price":1.5}'],
    [{ price: '-1e3' }, '{"price":-1000}'],
    [{ price: 'Infinity' }, '{"price":"Infinity"}'],
    [{ open: 'true' }, '{"open":true}'],
    [{ open: 'yes' }, '{"open":"yes"}'],
    [{ note: 'null' }, '{"note":"null"}'],
    [{ note: '42' }, '{"note":"42"}'],
    [{ limit: 'null' }, '{"limit":null}'],
    [{ count: 'null' }, '{"count":"null"}'],
    [{ tags: ['1', '2'] }, '{"tags":[1,2]}'],
    [{ tags: '[1, 12345678901234567890]' }, '{"tags":[1,12345678901234567890]}'],
    [{ tags: 'nope' }, '{"tags":"nope"}'],
    [{ pair: ['1', 'true'] }, '{"pair":["1",true]}'],
    [{ parent: { id: '1', parent: { id: '2' } } }, '{"parent":{"id":1,"parent":{"id":2}}}'],
    [{ code: '1234' }, '{"code":"1234"}'],
    [{ size: '2' }, '{"size":2}'],
    [{ any: '42' }, '{"any":"42"}'],
    [{ mixed: '42' }, '{"mixed":"42"}'],
    [{ either: '42' }, '{"either":42}'],
    [{ other: '42' }, '{"other":42}'],
    [{ count: undefined, open: false }, '{"open":false}'],
    [null, 'null'],
    [[], '[]'],
  ])('%j -> %s', (body, expected) => {
    expect(write('application/json', body as RequestValue, { schema }, schemas)).toBe(expected);
  });

  test('the branch whose constant fits', () => {
    const pet = (kind: string, type: string) => ({ properties: { kind: { const: kind }, size: { type } } });
    const oneOf = [pet('cat', 'string'), pet('dog', 'integer')];
    expect(write('application/json', { kind: 'dog', size: '1' }, { schema: { oneOf } })).toBe('{"kind":"dog","size":1}');
    expect(write('application/json', { kind: 'cat', size: '1' }, { schema: { oneOf } })).toBe('{"kind":"cat","size":"1"}');
  });

  test('types that end in +json, indentation, text as typed', () => {
    expect(send(createMediaType('application/merge-patch+json'), { body: { a: [1, {}] }, indent: 2 }).body).toBe(
      '{\n  "a": [\n    1,\n    {}\n  ]\n}',
    );
    const typed = send(createMediaType('application/json'), { rawBody: '{ "a": 1.0 } // ?', body: { a: 2 } });
    expect([typed.body, typed.headers]).toEqual(['{ "a": 1.0 } // ?', { 'Content-Type': 'application/json' }]);
  });

  test('an optional form that no one touched is no body; an empty object is one', () => {
    const optional = createOperation({ method: 'POST', requestBody: { required: false, content: [createMediaType('application/json')] } });
    expect(buildRequest(optional, { body: { a: undefined } }).body).toBeUndefined();
    expect(buildRequest(optional, { body: {} }).body).toBe('{}');
  });

  test('a schema that leads back to itself ends', () => {
    const cyclic = { '#/a': { allOf: [{ $ref: '#/b' }] }, '#/b': { anyOf: [{ $ref: '#/a' }], $ref: '#/a' } };
    expect(write('application/json', { x: ['1'] }, { schema: { $ref: '#/a' } }, cyclic)).toBe('{"x":["1"]}');
  });
});

describe('forms', () => {
  const FORM = 'application/x-www-form-urlencoded';

  test('the example of the specification', () => {
    const address = { streetAddress: '123 Example Dr.', city: 'Somewhere', state: 'CA', zip: '99999+1234' };
    expect(write(FORM, { id: 'f81d4fae-7dec', address })).toBe(
      'id=f81d4fae-7dec&address=%7B%22streetAddress%22%3A%22123+Example+Dr.%22%2C%22city%22%3A%22Somewhere%22%2C%22state%22%3A%22CA%22%2C%22zip%22%3A%2299999%2B1234%22%7D',
    );
    const encoding = { id: { contentType: 'application/json', headers: [] } };
    expect(write(FORM, { id: 'f8' }, { encoding })).toBe('id=%22f8%22');
  });

  test('lists repeat their name; what is null or missing is left out', () => {
    expect(write(FORM, { a: ['x y', 'ü~*'], b: null, c: undefined, d: '', e: false })).toBe('a=x+y&a=%C3%BC%7E*&d=&e=false');
  });

  test('numbers go as typed; within JSON they are numbers', () => {
    const schema = {
      properties: {
        price: { type: 'number' },
        list: { type: 'array', items: { type: 'number' } },
        at: { properties: { x: { type: 'number' } } },
      },
    };
    const body = { price: '1.50', list: '[1.5]', at: { x: '1' } };
    expect(write(FORM, body, { schema })).toBe('price=1.50&list=1.5&at=%7B%22x%22%3A1%7D');
  });

  test.each<[Partial<Encoding>, RequestValue, string]>([
    [{ style: 'form', explode: false }, ['a b', 'c'], 'p=a%20b,c'],
    [{ explode: true }, { R: 1, G: 2 }, 'R=1&G=2'],
    [{ explode: false }, { R: 1, G: 2 }, 'p=R,1,G,2'],
    [{ style: 'deepObject' }, { R: 1 }, 'p%5BR%5D=1'],
    [{ style: 'pipeDelimited' }, ['a', 'b'], 'p=a%7Cb'],
    [{ style: 'spaceDelimited' }, ['a', 'b'], 'p=a%20b'],
    [{ allowReserved: true }, 'a/b?c&d+e', 'p=a/b?c%26d%2Be'],
    [{ style: 'form', contentType: 'application/json' }, ['a', 'b'], 'p=a&p=b'],
  ])('encoding %j', (encoding, value, expected) => {
    expect(write(FORM, { p: value }, { encoding: { p: { ...encoding, headers: [] } } })).toBe(expected);
  });
});

describe('multipart', () => {
  const FORM = 'multipart/form-data';
  const parts = (media: MediaType, values: RequestValues): unknown => {
    const { content } = send(media, values);
    return content?.kind === 'multipart' ? content.parts : content;
  };
  const photo = new File(['bytes'], 'p.png', { type: 'image/png' });

  test('text, objects, lists and files', () => {
    const body = { id: 7, address: { city: 'X' }, tags: ['a', 'b'], list: [[1]], photo, photos: [photo, new Blob(['x'])], none: null };
    expect(parts(createMediaType(FORM), { body })).toEqual([
      { name: 'id', headers: {}, text: '7' },
      { name: 'address', headers: { 'Content-Type': 'application/json' }, text: '{"city":"X"}' },
      { name: 'tags', headers: {}, text: 'a' },
      { name: 'tags', headers: {}, text: 'b' },
      { name: 'list', headers: { 'Content-Type': 'application/json' }, text: '[1]' },
      { name: 'photo', headers: { 'Content-Type': 'image/png' }, fileName: 'p.png' },
      { name: 'photos', headers: { 'Content-Type': 'image/png' }, fileName: 'p.png' },
      { name: 'photos', headers: { 'Content-Type': 'application/octet-stream' }, fileName: 'blob' },
    ]);
  });

  test('types, headers and styles of encodings', () => {
    const limit = createParameter({ in: 'header', name: 'X-Limit', schema: { type: 'integer' } });
    const encoding: Record<string, Encoding> = {
      doc: { contentType: 'application/xml; charset=utf-8', headers: [] },
      photo: { contentType: 'image/png, image/jpeg', headers: [limit, { ...limit, name: 'Content-Type' }] },
      any: { contentType: 'image/*', headers: [] },
      color: { style: 'deepObject', headers: [] },
      words: { style: 'spaceDelimited', headers: [] },
    };
    const body = { doc: '<a/>', photo, any: new Blob(['x'], { type: 'image/gif' }), color: { R: '1/2' }, words: ['a', 'b'] };
    const partHeaders = { photo: { 'X-Limit': '5\r\nEvil: 1', 'Content-Type': 'text/html' } };
    expect(parts(createMediaType(FORM, { encoding }), { body, partHeaders })).toEqual([
      { name: 'doc', headers: { 'Content-Type': 'application/xml; charset=utf-8' }, text: '<a/>' },
      { name: 'photo', headers: { 'Content-Type': 'image/png', 'X-Limit': '5 Evil: 1' }, fileName: 'p.png' },
      { name: 'any', headers: { 'Content-Type': 'image/gif' }, fileName: 'blob' },
      { name: 'color[R]', headers: {}, text: '1/2' },
      { name: 'words', headers: {}, text: 'a b' },
    ]);
  });

  test('the bytes, which no name can break out of', async () => {
    const request = send(createMediaType(FORM), { body: { 'a"\r\nb': 'x\ny', photo } });
    const { content, body, headers } = request;
    const boundary = content?.kind === 'multipart' ? content.boundary : '';
    expect(headers).toEqual({ 'Content-Type': `multipart/form-data; boundary=${boundary}` });
    expect(body instanceof Blob && (await body.text())).toBe(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="a%22%0D%0Ab"',
        '',
        'x\ny',
        `--${boundary}`,
        'Content-Disposition: form-data; name="photo"; filename="p.png"',
        'Content-Type: image/png',
        '',
        'bytes',
        `--${boundary}--`,
        '',
      ].join('\r\n'),
    );
    expect(send(createMediaType(FORM), { body: { 'a"\r\nb': 'x\ny', photo } }).content).toEqual(content);
    const form = await new Response(body as Blob, { headers }).formData();
    expect(form.get('photo')).toBeInstanceOf(File);
  });

  test('a file by its name alone is told of, and shown in samples', () => {
    const schema = { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } };
    const request = send(createMediaType(FORM, { schema }), { body: { photo: 'p.png' } });
    expect(request.content).toMatchObject({ parts: [{ name: 'photo', fileName: 'p.png' }] });
    expect(request.notes).toEqual([{ code: 'unsupported-body', name: 'photo' }]);
  });
});

describe('other bodies', () => {
  test('JSON lines and sequences', () => {
    const itemSchema = { type: 'object', properties: { n: { type: 'integer' } } };
    expect(write('application/x-ndjson', [{ n: '1' }, { n: '2' }], { itemSchema })).toBe('{"n":1}\n{"n":2}\n');
    expect(write('application/jsonl', [1, 2])).toBe('1\n2\n');
    expect(write('application/geo+json-seq', [{ n: '1' }], { schema: { type: 'array', items: itemSchema } })).toBe('\u001E{"n":1}\n');
  });

  test('text goes as it is', () => {
    expect(write('text/plain', 'a\nb')).toBe('a\nb');
    expect(write('text/csv', 42)).toBe('42');
  });

  test('files: ranges give way to the type of the file', () => {
    const photo = new File(['x'], 'p.png', { type: 'image/png' });
    const ranged = send(createMediaType('image/*'), { body: photo });
    expect([ranged.headers, ranged.body, ranged.content]).toEqual([
      { 'Content-Type': 'image/png' },
      photo,
      { kind: 'file', fileName: 'p.png' },
    ]);
    expect(send(createMediaType('application/octet-stream'), { body: photo }).headers).toEqual({
      'Content-Type': 'application/octet-stream',
    });
  });

  test('the media type that is chosen', () => {
    const content = [createMediaType('application/json; charset=utf-8'), createMediaType('text/*')];
    expect(send(content, { body: { a: 1 } }).headers).toEqual({ 'Content-Type': 'application/json; charset=utf-8' });
    expect(send(content, { body: 'x', contentType: 'text/csv' }).headers).toEqual({ 'Content-Type': 'text/csv' });
  });

  test('a missing body is noted where one is required; a body of GET, too', () => {
    expect(send(createMediaType('application/json'), {})).toMatchObject({ headers: {}, notes: [{ code: 'missing-body' }] });
    const get = createOperation({ requestBody: { required: false, content: [createMediaType('text/plain')] } });
    expect(buildRequest(get, { body: 'x' }).notes).toEqual([{ code: 'body-without-effect', name: 'GET' }]);
  });
});

describe('XML', () => {
  const START = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const animals = (xml: JsonObject, items: JsonObject = {}): JsonObject => ({
    type: 'object',
    xml: { name: 'document' },
    properties: { animals: { type: 'array', xml, items: { type: 'string', ...items } } },
  });
  const animal = { xml: { name: 'animal' } };

  test.each([
    [animals({}), '<document><animals>dog</animals></document>'],
    [animals({}, animal), '<document><animal>dog</animal></document>'],
    [animals({ name: 'aliens' }, animal), '<document><animal>dog</animal></document>'],
    [animals({ wrapped: true }), '<document><animals><animals>dog</animals></animals></document>'],
    [animals({ nodeType: 'element' }, animal), '<document><animals><animal>dog</animal></animals></document>'],
    [animals({ nodeType: 'element', name: 'aliens' }, animal), '<document><aliens><animal>dog</animal></aliens></document>'],
    [animals({ nodeType: 'element', name: 'aliens' }), '<document><aliens><aliens>dog</aliens></aliens></document>'],
  ])('lists: %j', (schema, expected) => {
    expect(write('application/xml', { animals: ['dog'] }, { schema })).toBe(START + expected);
  });

  test('attributes, prefixes and namespaces; the root is named after its component', () => {
    const sample = { type: 'string', xml: { namespace: 'https://example.com/schema/sample', prefix: 'sample' } };
    const Person = { type: 'object', properties: { id: { type: 'integer', xml: { attribute: true } }, name: sample } };
    expect(
      write(
        'application/xml',
        { id: '123', name: 'a<b>&"' },
        { schema: { $ref: '#/components/schemas/Person' } },
        { '#/components/schemas/Person': Person },
      ),
    ).toBe(
      `${START}<Person id="123"><sample:name xmlns:sample="https://example.com/schema/sample">a&lt;b&gt;&amp;&quot;</sample:name></Person>`,
    );
  });

  test('text, cdata and null', () => {
    const text = {
      type: 'object',
      properties: { unit: { xml: { nodeType: 'attribute' } }, value: { type: 'number', xml: { nodeType: 'text' } } },
    };
    expect(write('application/xml', { unit: 'cubits', value: 42 }, { schema: text })).toBe(`${START}<root unit="cubits">42</root>`);
    const cdata = { type: 'object', xml: { name: 'Doc' }, properties: { content: { type: 'string', xml: { nodeType: 'cdata' } } } };
    expect(write('text/xml', { content: 'a]]>b' }, { schema: cdata })).toBe(`${START}<Doc><![CDATA[a]]]]><![CDATA[>b]]></Doc>`);
    const nulls = { type: 'object', xml: { name: 'p' }, properties: { count: { xml: { nodeType: 'attribute' } } } };
    expect(write('application/xml', { count: null, related: null, o: {} }, { schema: nulls })).toBe(
      `${START}<p><related xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/><o></o></p>`,
    );
  });

  test('ordered parts and names that are none', () => {
    const prefixItems = [
      { type: 'string', xml: { name: 'One' } },
      { type: 'string', xml: { nodeType: 'text' } },
    ];
    const schema = { type: 'array', xml: { nodeType: 'element', name: 'Two' }, prefixItems };
    expect(write('application/xml', ['a', 'b'], { schema })).toBe(`${START}<Two><One>a</One>b</Two>`);
    expect(write('application/atom+xml', { 'a b><c/': 'x\0' })).toBe(`${START}<root><a_b__c_>x\uFFFD</a_b__c_></root>`);
  });
});
