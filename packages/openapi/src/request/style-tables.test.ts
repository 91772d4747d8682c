import { describe, expect, test } from 'vitest';
import type { Parameter } from '../model/media-type.ts';
import { buildRequest } from './build-request.ts';
import { createMediaType, createOperation, createParameter } from './fixtures/create-operation.ts';
import type { RequestValue } from './request-value.ts';

const BLUE = 'blue';
const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };

/** The "Style Examples" of OpenAPI 3.0.4, 3.1.2 and 3.2.0: style, explode, then the cells for undefined, string, array and object. */
const TABLE: [Parameter['in'], Parameter['style'], boolean, string, string, string, string][] = [
  ['path', 'matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['path', 'label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['path', 'label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['path', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['path', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['header', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['header', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['query', 'form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['query', 'spaceDelimited', false, 'color=', 'color=blue', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['query', 'spaceDelimited', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['query', 'pipeDelimited', false, 'color=', 'color=blue', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['query', 'pipeDelimited', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  [
    'query',
    'deepObject',
    false,
    'color=',
    'color=blue',
    'color%5B0%5D=blue&color%5B1%5D=black&color%5B2%5D=brown',
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  ],
  [
    'query',
    'deepObject',
    true,
    'color=',
    'color=blue',
    'color%5B0%5D=blue&color%5B1%5D=black&color%5B2%5D=brown',
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  ],
  ['cookie', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['cookie', 'form', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
  ['cookie', 'cookie', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['cookie', 'cookie', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
];

/** The serialised parameter, alone in its place; `undefined` where nothing is sent. */
function serialize(fields: Partial<Parameter> & Pick<Parameter, 'in'>, value: RequestValue): string | undefined {
  const parameter = createParameter(fields);
  const operation = createOperation({ path: parameter.in === 'path' ? `/x/{${parameter.name}}/y` : '/', parameters: [parameter] });
  const values = parameter.in === 'querystring' ? { querystring: value } : { [parameter.in]: { [parameter.name]: value } };
  const { url, headers } = buildRequest(operation, values);
  if (parameter.in === 'header') return headers[parameter.name];
  if (parameter.in === 'cookie') return headers.Cookie;
  if (parameter.in === 'path') return url.slice('https://api.example.com/x/'.length, -'/y'.length);
  return url.includes('?') ? url.slice(url.indexOf('?') + 1) : undefined;
}

describe('the style tables', () => {
  test.each(TABLE)('%s, %s, explode %s', (location, style, explode, empty, text, list, object) => {
    const fields = { in: location, style, explode };
    expect(serialize(fields, '')).toBe(empty);
    expect(serialize(fields, null)).toBe(empty);
    expect(serialize(fields, BLUE)).toBe(text);
    expect(serialize(fields, LIST)).toBe(list);
    expect(serialize(fields, OBJECT)).toBe(object);
  });

  test.each(TABLE)('%s, %s, explode %s: empty lists and objects, are left out', (location, style, explode) => {
    const nothing = location === 'path' ? '' : undefined;
    const fields = { in: location, style, explode };
    for (const value of [[], {}, [null, undefined], { a: null, b: undefined }]) expect(serialize(fields, value)).toBe(nothing);
  });

  test.each(TABLE.filter(([location]) => location !== 'path'))(
    '%s, %s, explode %s: what is not given is not sent',
    (location, style, explode) => {
      expect(serialize({ in: location, style, explode }, undefined)).toBeUndefined();
    },
  );

  test('members that are null or missing are left out (RFC 6570, 2.3); the empty text stays', () => {
    expect(serialize({ in: 'query', explode: false }, ['a', null, 'b'])).toBe('color=a,b');
    expect(serialize({ in: 'query' }, { a: 1, b: null, c: '' })).toBe('a=1&c=');
    expect(serialize({ in: 'path', style: 'matrix', explode: true }, { a: '', b: 'x' })).toBe(';a;b=x');
    expect(serialize({ in: 'path', style: 'matrix', explode: true }, ['', 'x'])).toBe(';color;color=x');
    expect(serialize({ in: 'path', style: 'label', explode: true }, { a: '' })).toBe('.a=');
    expect(serialize({ in: 'query', style: 'deepObject' }, { a: null, b: '' })).toBe('color%5Bb%5D=');
  });

  test('allowEmptyValue stands for a value that would be left out, of queries in a style that can be empty', () => {
    expect(serialize({ in: 'query', allowEmptyValue: true }, [])).toBe('color=');
    expect(serialize({ in: 'query', allowEmptyValue: true }, {})).toBe('color=');
    expect(serialize({ in: 'query', allowEmptyValue: true }, '')).toBe('color=');
    expect(serialize({ in: 'query', allowEmptyValue: true }, undefined)).toBeUndefined();
    expect(serialize({ in: 'query', allowEmptyValue: true, style: 'deepObject' }, {})).toBeUndefined();
    expect(serialize({ in: 'query', allowEmptyValue: true, style: 'pipeDelimited', explode: false }, [])).toBeUndefined();
  });
});

describe('encoding', () => {
  const RESERVED = `:/?#[]@!$&'()*+,;=`;
  const ENCODED = '%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D';

  test('path and query keep the unreserved characters alone', () => {
    for (const location of ['path', 'query'] as const) {
      const start = location === 'query' ? 'color=' : '';
      expect(serialize({ in: location }, RESERVED)).toBe(start + ENCODED);
      expect(serialize({ in: location }, 'aZ09-._~')).toBe(`${start}aZ09-._~`);
      expect(serialize({ in: location }, 'a b%20|"<>\\^`{}ü😀\n')).toBe(
        `${start}a%20b%2520%7C%22%3C%3E%5C%5E%60%7B%7D%C3%BC%F0%9F%98%80%0A`,
      );
      expect(serialize({ in: location }, '\uD800')).toBe(`${start}%EF%BF%BD`);
    }
  });

  test('delimiters within values are encoded, those between them are not', () => {
    expect(serialize({ in: 'query', explode: false }, ['a,b', 'c'])).toBe('color=a%2Cb,c');
    expect(serialize({ in: 'path', style: 'label', explode: true }, ['a.b', 'c;d'])).toBe('.a.b.c%3Bd');
    expect(serialize({ in: 'query', style: 'pipeDelimited', explode: false }, ['a|b', 'c'])).toBe('color=a%7Cb%7Cc');
  });

  test('names are encoded, too', () => {
    expect(serialize({ in: 'query', name: 'ids[]' }, ['1', '2'])).toBe('ids%5B%5D=1&ids%5B%5D=2');
    expect(serialize({ in: 'query', name: '❤️' }, 'love!')).toBe('%E2%9D%A4%EF%B8%8F=love%21');
    expect(serialize({ in: 'query' }, { 'a&b': 1 })).toBe('a%26b=1');
    expect(serialize({ in: 'query', style: 'deepObject' }, { 'a]b': 1 })).toBe('color%5Ba%5Db%5D=1');
  });

  test('the example of appendix C', () => {
    const operation = (allowReserved: boolean, words: Partial<Parameter>): string => {
      const parameters = [
        createParameter({ in: 'query', name: 'formulas', allowReserved }),
        createParameter({ in: 'query', name: 'words', ...words }),
      ];
      const x = allowReserved ? 'x%2By' : 'x+y';
      const query = { formulas: { a: x, b: 'x/y', c: 'x^y' }, words: ['math', 'is', 'fun'] };
      return buildRequest(createOperation({ parameters }), { query }).url.split('?')[1] ?? '';
    };
    expect(operation(false, { explode: false })).toBe('a=x%2By&b=x%2Fy&c=x%5Ey&words=math,is,fun');
    expect(operation(true, { style: 'spaceDelimited', explode: false })).toBe('a=x%2By&b=x/y&c=x%5Ey&words=math%20is%20fun');
    expect(serialize({ in: 'query', name: 'formulas' }, {})).toBeUndefined();
  });

  test('allowReserved passes reserved characters and triples, but none that is not legal there', () => {
    expect(serialize({ in: 'query', allowReserved: true }, RESERVED)).toBe(`color=:/?%23%5B%5D@!$&'()*+,;=`);
    expect(serialize({ in: 'query', allowReserved: true }, 'a b%20c%zz%')).toBe('color=a%20b%20c%25zz%25');
    expect(serialize({ in: 'path', allowReserved: true }, RESERVED)).toBe(`:%2F%3F%23%5B%5D@!$&'()*+,;=`);
    expect(serialize({ in: 'cookie', allowReserved: true }, 'a:b;c,d')).toBe('color=a:b%3Bc%2Cd');
    expect(serialize({ in: 'query', style: 'deepObject', allowReserved: true }, { a: 'x/y' })).toBe('color%5Ba%5D=x/y');
  });

  test('headers are not percent-encoded and hold no line ends', () => {
    expect(serialize({ in: 'header' }, `a b/ü,"${RESERVED}%20`)).toBe(`a b/ü,"${RESERVED}%20`);
    expect(serialize({ in: 'header' }, ' a\r\nEvil: 1\0 ')).toBe('a Evil: 1');
    expect(serialize({ in: 'header', name: 'X-Token' }, [12345678, 90099])).toBe('12345678,90099');
  });

  test('cookies: form percent-encodes, cookie passes what is given', () => {
    expect(serialize({ in: 'cookie' }, 'Hello, world!')).toBe('color=Hello%2C%20world%21');
    expect(serialize({ in: 'cookie', style: 'cookie' }, { greeting: 'Hello%2C world!', code: 42 })).toBe(
      'greeting=Hello%2C world!; code=42',
    );
    expect(serialize({ in: 'cookie', style: 'cookie' }, 'a\r\nb')).toBe('color=a b');
  });

  test('the examples of the Parameter Object', () => {
    expect(serialize({ in: 'path' }, 'diṅnāga')).toBe('di%E1%B9%85n%C4%81ga');
    expect(serialize({ in: 'path' }, 'الخوارزميّ')).toBe('%D8%A7%D9%84%D8%AE%D9%88%D8%A7%D8%B1%D8%B2%D9%85%D9%8A%D9%91');
    expect(serialize({ in: 'query', name: 'thing' }, ['one thing', 'another thing'])).toBe('thing=one%20thing&thing=another%20thing');
    expect(serialize({ in: 'query', name: 'freeForm' }, { page: 4, pageSize: 50 })).toBe('page=4&pageSize=50');
  });
});

describe('parameters with content', () => {
  const json = createMediaType('application/json', { schema: { type: 'object', properties: { lat: { type: 'number' } } } });

  test('JSON in a query, a path, a header and a cookie', () => {
    const value = { lat: '10', long: 60 };
    expect(serialize({ in: 'query', name: 'coordinates', content: json }, value)).toBe(
      'coordinates=%7B%22lat%22%3A10%2C%22long%22%3A60%7D',
    );
    expect(serialize({ in: 'path', content: json }, value)).toBe('%7B%22lat%22%3A10%2C%22long%22%3A60%7D');
    expect(serialize({ in: 'header', content: json }, value)).toBe('{"lat":10,"long":60}');
    expect(serialize({ in: 'cookie', content: json }, value)).toBe('color={"lat":10,"long":60}');
  });

  test('typed JSON goes as typed', () => {
    expect(serialize({ in: 'header', content: json }, '{ "lat": 12345678901234567890 }')).toBe('{ "lat": 12345678901234567890 }');
  });

  test('text/plain is the text itself', () => {
    expect(serialize({ in: 'header', content: createMediaType('text/plain') }, 'a; q="1"')).toBe('a; q="1"');
    expect(serialize({ in: 'cookie', content: createMediaType('text/plain') }, 'a%2Cb c')).toBe('color=a%2Cb c');
  });

  test('querystring: a form, JSON, JSONPath, text', () => {
    const form = createMediaType('application/x-www-form-urlencoded', {
      schema: { type: 'object', properties: { foo: { type: 'string' }, bar: { type: 'boolean' } } },
    });
    expect(serialize({ in: 'querystring', content: form }, { foo: 'a + b', bar: 'true' })).toBe('foo=a+%2B+b&bar=true');
    expect(serialize({ in: 'querystring', content: createMediaType('application/json') }, { numbers: [1, 2], flag: null })).toBe(
      '%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D',
    );
    expect(serialize({ in: 'querystring', content: createMediaType('application/jsonpath') }, '$.a.b[1:1]')).toBe('%24.a.b%5B1%3A1%5D');
    expect(serialize({ in: 'querystring', content: createMediaType('text/plain') }, 'a=1&b=x y#z')).toBe('a=1&b=x%20y%23z');
  });
});

describe('values in parameters', () => {
  test('primitives go as typed; numbers of any size keep their digits', () => {
    expect(serialize({ in: 'query', schema: { type: 'number' } }, '1e3')).toBe('color=1e3');
    expect(serialize({ in: 'query', schema: { type: 'integer' } }, '9007199254740993')).toBe('color=9007199254740993');
    expect(serialize({ in: 'query' }, 9007199254740993n)).toBe('color=9007199254740993');
    expect(serialize({ in: 'query' }, true)).toBe('color=true');
    expect(serialize({ in: 'query', schema: { type: ['integer', 'null'] } }, 'null')).toBe('color=null');
  });

  test('text of lists and objects is read as JSON; other text of a list is its one item', () => {
    const list = { type: 'array', items: { type: 'string' } };
    expect(serialize({ in: 'query', schema: list }, '["a","b"]')).toBe('color=a&color=b');
    expect(serialize({ in: 'query', schema: list, style: 'pipeDelimited', explode: false }, 'a')).toBe('color=a');
    expect(serialize({ in: 'query', schema: { type: 'object' }, style: 'deepObject' }, '{"a":12345678901234567890}')).toBe(
      'color%5Ba%5D=12345678901234567890',
    );
  });

  test('deepObject goes on with brackets; what other styles cannot nest is JSON', () => {
    expect(serialize({ in: 'query', style: 'deepObject' }, { a: { b: [1, 2] }, c: 'x' })).toBe(
      'color%5Ba%5D%5Bb%5D%5B0%5D=1&color%5Ba%5D%5Bb%5D%5B1%5D=2&color%5Bc%5D=x',
    );
    expect(serialize({ in: 'query' }, [{ a: 1 }])).toBe('color=%7B%22a%22%3A1%7D');
  });
});
