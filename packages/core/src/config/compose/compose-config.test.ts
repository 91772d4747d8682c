import { expect, test } from 'vitest';
import { parseConfig } from '../parse-config.ts';
import type { ParsedConfig } from '../parse-config.ts';

function parse(files: { [file: string]: string }): ParsedConfig {
  return parseConfig(files['docs.json'] ?? '', 'docs.json', {
    read: (file) => (files[file] === undefined ? { problem: 'missing' } : { text: files[file] }),
  });
}

function places({ diagnostics }: ParsedConfig): string[] {
  return diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
}

const head = '"name": "Docs", "navigation":';

test('a file stands where it is named, with the keys beside it on top; paths count from the file that names them', () => {
  const parsed = parse({
    'docs.json': `{ ${head} { "$ref": "./nav/index.json" } }`,
    'nav/index.json': '{ "languages": [{ "$ref": "en.json", "default": true, "language": "en-GB" }, { "$ref": "../nav/fr.json" }] }',
    'nav/en.json': '{ "language": "en", "pages": ["en/a"] }',
    'nav/fr.json': '{ "language": "fr", "groups": [{ "$ref": "/nav/groups.json" }] }',
    'nav/groups.json': '[{ "group": "A", "pages": ["fr/a"] }, { "group": "B", "pages": ["fr/b"] }]',
  });
  expect(parsed.config?.divisions).toMatchObject([
    { name: 'en-GB', isDefault: true, pages: ['en/a'] },
    { name: 'fr', pages: [{ group: 'A' }, { group: 'B' }] },
  ]);
  expect(parsed.files.map(({ file }) => file)).toEqual(['nav/index.json', 'nav/en.json', 'nav/fr.json', 'nav/groups.json']);
});

test('navigation in a file of its own may be the list alone', () => {
  const parsed = parse({
    'docs.json': `{ "theme": "mint", ${head} { "$ref": "nav.json" } }`,
    'nav.json': '[\n  { "group": "A", "pages": ["a"] },\n  { "$ref": "more.json" },\n  "c"\n]',
    'more.json': '{\n  "group": "B", "pages": ["b"], "color": 1\n}',
  });
  expect(parsed.config?.navigation).toMatchObject(['c', { group: 'A' }, { group: 'B' }]);
  expect(places(parsed)).toEqual(['config/unknown-key more.json:2:33']);
  const languages = parse({ 'docs.json': `{ ${head} { "$ref": "nav.json" } }`, 'nav.json': '[{ "language": "en", "pages": ["a"] }]' });
  expect(languages.config?.divisions).toMatchObject([{ kind: 'language', name: 'en', pages: ['a'] }]);
});

test('a mistake is shown in the file in which it stands', () => {
  const parsed = parse({
    'docs.json': `{ ${head} { "$ref": "nav.json" } }`,
    'nav.json': '{\n  "tabs": [\n    { "tab": 5, "pages": ["a"] }\n  ]\n}',
  });
  expect(places(parsed)).toEqual(['config/wrong-type nav.json:3:14']);
  expect(parsed.diagnostics[0]?.frame).toContain('"tab": 5');
});

test('a broken file is told in its place', () => {
  const parsed = parse({ 'docs.json': `{ ${head} { "$ref": "nav.json" } }`, 'nav.json': '{\n  "tabs": [,]\n}' });
  expect(places(parsed)[0]).toBe('config/syntax nav.json:2:12');
});

test.each([
  ['../secret.json', 'config/ref-outside'],
  ['https://a.test/nav.json', 'config/ref-outside'],
  ['nav/../../secret.json', 'config/ref-outside'],
  ['none.json', 'config/ref-missing'],
  ['nav.yaml', 'config/ref-no-json'],
  ['docs.json', 'config/ref-cycle'],
  ['a.json', 'config/ref-cycle'],
  ['empty.json', 'config/ref-empty'],
  ['nav.json#/tabs', 'config/ref-part'],
  ['#/tabs', 'config/ref-part'],
])('$ref %j gives %s', (reference, code) => {
  const parsed = parse({
    'docs.json': `{ ${head} { "pages": ["a"], "$ref": ${JSON.stringify(reference)} } }`,
    'a.json': '{ "groups": [{ "$ref": "b.json" }] }',
    'b.json': '{ "$ref": "a.json", "group": "B" }',
    'empty.json': '',
  });
  expect(parsed.diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
  expect(parsed.config?.navigation).toContain('a');
});

test('keys beside the name of a file with a list: of navigation they join it, elsewhere they are told', () => {
  const parsed = parse({
    'docs.json': `{ ${head} { "$ref": "nav.json", "global": { "anchors": [{ "anchor": "X", "href": "https://x.test" }] } }, "redirects": { "$ref": "red.json", "a": 1 } }`,
    'nav.json': '[{ "group": "A", "pages": ["a"] }]',
    'red.json': '[]',
  });
  expect(parsed.config).toMatchObject({ navigation: [{ group: 'A' }], globals: [{ name: 'X' }] });
  expect(places(parsed)).toEqual(['config/ref-siblings docs.json:1:152']);
});

test('an entry whose file is not there is left out, and told once', () => {
  const parsed = parse({ 'docs.json': `{ ${head} { "tabs": [{ "$ref": "none.json" }, { "tab": "A", "pages": ["a"] }] } }` });
  expect(parsed.config?.divisions.map(({ name }) => name)).toEqual(['A']);
  expect(places(parsed)).toEqual(['config/ref-missing docs.json:1:54']);
});

test('what is wrong in a file that stands in two places is told once', () => {
  const parsed = parse({
    'docs.json': `{ ${head} { "languages": [{ "language": "en", "groups": [{ "$ref": "g.json" }] }, { "language": "fr", "groups": [{ "$ref": "g.json" }] }] } }`,
    'g.json': '{ "group": "G", "pages": ["a"], "bad": 1 }',
  });
  expect(places(parsed)).toEqual(['config/unknown-key g.json:1:33']);
});
