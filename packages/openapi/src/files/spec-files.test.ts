import { expect, test } from 'vitest';
import { createSpecFiles } from './spec-files.ts';

const FILES: Record<string, string> = {
  'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Ferry }\n',
  'asyncapi.yaml': 'asyncapi: 3.0.0\ninfo: { title: Ferry }\n',
  'flows.yaml': 'arazzo: 1.0.1\ninfo: { title: Ferry }\n',
  'overlay.yaml': 'overlay: 1.0.0\nactions: [{ target: $.info, update: { title: Boats } }]\n',
  'named.yaml': 'overlay: 1.0.0\nextends: flows.yaml\nactions: [{ target: $.info, update: { title: Boats } }]\n',
};

test.each([
  ['openapi.yaml', 'overlay.yaml', true],
  ['asyncapi.yaml', 'overlay.yaml', true],
  ['flows.yaml', 'overlay.yaml', undefined],
  ['flows.yaml', 'named.yaml', true],
])('of %s, %s changes what it is meant for', (source, overlay, isOverlaid) => {
  const files = createSpecFiles({ read: (file) => ({ text: FILES[file] ?? '' }) });
  files.overlay(new Map([[source, [overlay]]]));
  const file = files.open(source);
  expect(file.isOverlaid).toBe(isOverlaid);
  expect(file.value).toMatchObject({ info: { title: isOverlaid ? 'Boats' : 'Ferry' } });
});

test('descriptions and samples may be the text of a file, which is read again once it has changed', () => {
  const texts: Record<string, string> = {
    'api/openapi.yaml':
      'openapi: 3.1.0\ninfo: { description: { $ref: ../texts/intro.md } }\ntags: [{ description: { $ref: lost.md } }, { description: { $ref: ../../out.md } }]\nx-codeSamples: [{ source: { $ref: "a@{id}.js" } }]\ncomponents: { schemas: { A: { properties: { description: { $ref: b.md } } } } }\n',
    'api/a@{id}.js': 'await fetch(1); // {',
    'texts/intro.md': '# One: [a',
    '../out.md': 'Out',
  };
  const files = createSpecFiles({
    read: (file) => (texts[file] === undefined ? { problem: 'The file does not exist.' } : { text: texts[file] }),
  });
  expect(files.open('api/openapi.yaml').value).toEqual({
    openapi: '3.1.0',
    info: { description: '# One: [a' },
    // What is not there, and what is outside, is told where it stands.
    tags: [{ description: { $ref: 'lost.md' } }, { description: { $ref: '../../out.md' } }],
    'x-codeSamples': [{ source: 'await fetch(1); // {' }],
    components: { schemas: { A: { properties: { description: { $ref: 'b.md' } } } } },
  });
  expect(files.sources()).toEqual(['api/openapi.yaml', 'texts/intro.md', 'api/lost.md', 'api/a@{id}.js']);
  expect(files.sources().flatMap((source) => files.open(source).diagnostics)).toMatchObject([{ code: 'openapi/unreadable' }]);
  texts['texts/intro.md'] = 'Two';
  files.forget('texts/intro.md');
  expect(files.open('api/openapi.yaml').value).toMatchObject({ info: { description: 'Two' } });
});
