import { expect, test } from 'vitest';
import { findNamesAt } from './find-names-at.ts';
import { listSampleKeys } from './list-sample-keys.ts';
import { listRequestNames } from './list-sample-names.ts';
import { matchesField } from './match-field.ts';

const list = (text: string): string[] => listSampleKeys(text).map(({ path, start, end }) => `${path.join('.')} ${text.slice(start, end)}`);

test('names of a JSON body, wherever it stands', () => {
  const body = '{ "name": "a: {b}", "targets": [{ "url": "https://x" }], "last": 1 }';
  const keys = ['name "name"', 'targets "targets"', 'targets.url "url"', 'last "last"'];
  expect(list(body)).toEqual(keys);
  expect(list(`curl -H 'Accept: text/plain' -d '${body}'`)).toEqual(keys);
});

test('names of a program', () => {
  expect(list("fetch('https://x', { body: JSON.stringify({ name: 'a', 'two words': { in: 1 } }) })")).toEqual([
    'body body',
    'body.name name',
    "body.two words 'two words'",
    'body.two words.in in',
  ]);
});

test.each([
  [
    `curl --url 'https://a.example/v1/routes/r%20a/stops/7.json?limit=5&filter%5Bstate%5D=on&tags[]=a' \
  --header 'X-Trace: 1' --header 'Cookie: session=2; theme=dark' --data-raw 'name=a&two%20words=b'`,
    'https://a.example/v1/routes/{id}/stops/{stop}.json',
    [
      'path stop 7',
      'path id r%20a',
      'query limit limit',
      'query filter filter',
      'query filter.state state',
      'query tags tags',
      'cookie session session',
      'cookie theme theme',
      'body name name',
      'body two words two%20words',
      'header x-trace X-Trace',
      'header cookie Cookie',
    ],
  ],
  [
    "body.append('file', await openAsBlob('a'));\nawait fetch('https://api.example.com/v1/a/{id}', { headers: { 'X-Trace': '1' } })",
    '/v1/a/{id}#get',
    ['path id {id}', 'body file file', 'header x-trace X-Trace'],
  ],
  [
    'request["X-Trace"] = "1"\nreq.Header.Set("X-Other", "2")\nbody = "Content-Disposition: form-data; name=\\"note\\""',
    '/',
    ['body note note', 'header x-trace X-Trace', 'header x-other X-Other'],
  ],
  [`curl --form 'photo=@"a.png"' --form 'note="a=b"'`, '/', ['body photo photo', 'body note note']],
])('names of a request in its address, headers and forms: %j', (text, template, expected) => {
  const found = listRequestNames(text, template).map(
    ({ place, path, start, end }) => `${place} ${path.join('.')} ${text.slice(start, end)}`,
  );
  expect(found).toEqual(expect.arrayContaining(expected));
});

test.each([
  [['name'], ['name'], true],
  [['targets', 'url'], ['targets', 'url'], true],
  [['body', 'targets', 'url'], ['targets', 'url'], true],
  [['url'], ['targets', 'url'], false],
  [['targets', 'url'], ['url'], false],
  [['targets', 'url'], ['targets[].url'], true],
  [['filter', 'state'], ['filter[state]'], true],
  [['page.size'], ['page.size'], true],
])('%j is the field %j: %s', (sample, field, expected) => expect(matchesField(sample, field)).toBe(expected));

test.each([
  ['"name": "a', ['body name']],
  ['"url": "b', ['body targets.url']],
  ["'X-Trace: 1", ['header x-trace']],
  ['curl', []],
])('what is pointed at in a sample at %j', (place, expected) => {
  const text = `curl --header 'X-Trace: 1' --data '{\n  "name": "a",\n  "targets": [{ "url": "b" }]\n}'`;
  const found = findNamesAt(listRequestNames(text, '/'), { text, offset: text.indexOf(place) + place.length - 1 });
  expect(found.map((one) => `${one.place} ${one.path.join('.')}`)).toEqual(expect.arrayContaining(expected));
  expect(found.length > 0).toBe(expected.length > 0);
});
