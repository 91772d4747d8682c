import { expect, test } from 'vitest';
import { CLASSIC_SHAPE } from '../classic-shape.ts';
import { CURRENT_SHAPE } from '../current/current-shape.ts';
import { childSchemas, expandSchema } from '../schema-tree.ts';
import type { AnySchema } from '../schema-tree.ts';
import { FIELD_NOTES } from './field-notes.ts';
import { reportFields } from './report-fields.ts';

test('every field of the file is named once, with what becomes of it and where it stands first', () => {
  const text = `{
  "name": "Docs",
  "public": true,
  "thumbnails": { "background": "/a.png" },
  "api": { "playground": { "proxy": true, "display": "simple" } },
  "navigation": {
    "languages": [
      { "language": "en", "tabs": [{ "tab": "A", "public": false, "groups": [{ "group": "B", "boost": 2, "pages": [{ "group": "C", "boost": 3, "pages": [] }] }] }] },
      { "$ref": "fr.json" }
    ]
  }
}`;
  const found = reportFields(text, 'docs.json', {
    read: () => ({ text: '{ "language": "fr",\n "tabs": [{ "tab": "A", "asyncapi": "a.json" }] }' }),
  });
  expect(
    found.map(({ field, status, count, position }) => `${status} ${field} ${count} ${position.file}:${position.line}:${position.column}`),
  ).toEqual([
    'same name 1 docs.json:2:3',
    'same public 1 docs.json:3:3',
    'differs thumbnails 1 docs.json:4:3',
    'same api 1 docs.json:5:3',
    'differs api.playground.proxy 1 docs.json:5:28',
    'same navigation 1 docs.json:6:3',
    'unsupported tabs[].public 1 docs.json:8:50',
    'differs tabs[].asyncapi 1 fr.json:2:25',
  ]);
  expect(found.every(({ status, note }) => (status === 'same') === (note === ''))).toBe(true);
});

test('a menu differs where it would need what the site has not got', () => {
  const names = (contextual: object): string[] =>
    reportFields(JSON.stringify({ contextual }), 'docs.json').map(({ field, status }) => `${status} ${field}`);
  expect(names({ options: ['copy', 'mcp'] })).toEqual(['differs contextual']);
  expect(names({ options: ['vscode', 'devin'], mcp: 'https://mcp.test' })).toEqual(['same contextual', 'unsupported contextual.options']);
});

test('what is no config has no fields', () => {
  expect([reportFields('', 'docs.json'), reportFields('[]', 'docs.json'), reportFields('{', 'docs.json')]).toEqual([[], [], []]);
});

test('every note is about a field that a schema has', () => {
  const has = (path: readonly string[]): boolean =>
    [CLASSIC_SHAPE.schema as AnySchema, CURRENT_SHAPE.schema as AnySchema].some((root) => {
      let schemas = [root];
      for (const part of path) {
        schemas = schemas.flatMap((schema) => expandSchema(schema)).flatMap((schema) => childSchemas(schema, part.replace('[]', '')));
        if (part.endsWith('[]')) schemas = schemas.flatMap((schema) => expandSchema(schema)).flatMap((schema) => childSchemas(schema, 0));
      }
      return schemas.length > 0;
    });
  const lost = FIELD_NOTES.filter(({ field }) => !has(field.split('.')) && !has(['navigation', ...field.split('.')])).map(
    ({ field }) => field,
  );
  expect(lost).toEqual([]);
});

test('a field that the config does not have is not called the same, and what only a server can do is told', () => {
  const text = JSON.stringify({
    name: 'D',
    markdown: { instructions: 'a' },
    assistants: true,
    navigation: {
      directory: 'card',
      tabs: [{ tab: 'A', sdk: { format: 'typedoc' }, directory: 'none', groups: [{ group: 'B', directory: 'api' }] }],
    },
  });
  expect(reportFields(text, 'docs.json').map(({ field, status }) => `${status} ${field}`)).toEqual([
    'same name',
    'unsupported markdown',
    'unsupported assistants',
    'same navigation',
    'unsupported navigation.directory',
    'unsupported tabs[].sdk',
  ]);
  expect(reportFields('{ "navigation": [], "topbarLinks": [] }', 'mint.json').map(({ status }) => status)).toEqual(['same', 'same']);
});
