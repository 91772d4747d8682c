import { describe, expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import { applyOverlay } from './apply-overlay.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Routes', version: '1' },
  tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  paths: {
    "/it's": { get: { summary: 'One', tags: ['a'], 'x-internal': true }, post: { summary: 'Two' } },
    '/b"c': { get: { summary: 'Three', parameters: [{ name: 'limit', in: 'query' }] } },
  },
};
const apply = (...actions: Json[]) => applyOverlay(DOCUMENT, { overlay: '1.1.0', info: {}, actions });
const pathsOf = (value: Json): Json => JSON.parse(JSON.stringify(value)).paths;

describe('applyOverlay', () => {
  test('merges objects, adds to lists and replaces plain values, one action after the other', () => {
    const { value, problems } = apply(
      { target: '$.info', update: { title: 'Lines', contact: { name: 'We' } } },
      { target: '$.info.contact', update: { email: 'we@lines.example' } },
      { target: '$.tags', update: { name: 'd' } },
      { target: '$.tags', update: [{ name: 'e' }] },
      { target: '$.info.version', update: '2' },
    );
    expect(problems).toEqual([]);
    expect(value).toMatchObject({
      info: { title: 'Lines', version: '2', contact: { name: 'We', email: 'we@lines.example' } },
      tags: [...DOCUMENT.tags, { name: 'd' }, { name: 'e' }],
    });
    expect(DOCUMENT.info.title).toBe('Routes');
  });

  test('removes what filters, wildcards and descendants select, in lists too', () => {
    const { value, problems } = apply(
      { target: "$.paths.*[?@['x-internal'] == true]", remove: true },
      { target: "$.tags[?@.name != 'b']", remove: true },
      { target: '$..summary', remove: true },
    );
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ tags: [{ name: 'b' }] });
    expect(pathsOf(value)).toEqual({
      "/it's": { post: {} },
      '/b"c': { get: { parameters: [{ name: 'limit', in: 'query' }] } },
    });
  });

  test('reaches names with quotes of both kinds', () => {
    const { value } = apply(
      { target: String.raw`$.paths['/it\'s'].post`, update: { summary: 'New' } },
      { target: `$.paths['/b"c'].get`, update: { summary: 'Newer' } },
    );
    expect(value).toMatchObject({ paths: { "/it's": { post: { summary: 'New' } }, '/b"c': { get: { summary: 'Newer' } } } });
  });

  test('copies a node, which an earlier action may have made', () => {
    const { value, problems } = apply(
      { target: '$.paths', update: { '/new': {} } },
      { target: "$.paths['/new']", copy: `$.paths['/b"c']` },
      { target: "$.paths['/new'].get.parameters[0]", update: { name: 'size' } },
    );
    expect(problems).toEqual([]);
    expect(value).toMatchObject({
      paths: { '/new': { get: { parameters: [{ name: 'size' }] } }, '/b"c': { get: { parameters: [{ name: 'limit' }] } } },
    });
  });

  test.each<[string, Json, string]>([
    ['what is no expression', { target: 'paths', update: {} }, '`paths` is not a JSONPath expression (RFC 9535).'],
    ['nodes of different kinds', { target: '$.info.title, $.info', update: {} }, 'is not a JSONPath expression'],
    ['kinds that differ', { target: "$['info', 'tags']", update: {} }, 'selects nodes of different kinds'],
    [
      'an update of another kind',
      { target: '$.info', update: ['a'] },
      '`$.info` cannot be updated. The target is an object, the update a list.',
    ],
    ['a member of another kind', { target: '$', update: { info: { title: {} } } }, '`info.title` is a plain value, the update an object.'],
    ['a copy of several', { target: '$.info', copy: '$.paths.*' }, '`$.paths.*` selects 2 nodes: `copy` needs one.'],
    ['an action without a change', { target: '$.info' }, 'has no `update`, `copy` or `remove`'],
    ['an action without a target', { update: {} }, 'An action has no `target`.'],
  ])('tells %s, and applies the other actions', (_, action, message) => {
    const { value, problems } = apply(action, { target: '$.info', update: { title: 'After' } });
    expect(problems).toMatchObject([{ message: expect.stringContaining(message) }]);
    expect(value).toEqual({ ...DOCUMENT, info: { title: 'After', version: '1' } });
  });

  test('a target that selects nothing is told apart, and what is no overlay is told', () => {
    expect(apply({ target: '$.servers', remove: true })).toEqual({
      value: DOCUMENT,
      problems: [{ pointer: '/actions/0/target', message: '`$.servers` selects nothing.', isUnused: true }],
    });
    expect(applyOverlay(DOCUMENT, { overlay: '2.0.0', actions: [] }).problems).toHaveLength(1);
    expect(applyOverlay(DOCUMENT, { openapi: '3.1.0' }).value).toBe(DOCUMENT);
  });

  test('an object is copied for its first change alone', () => {
    const paths = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`/a${index}`, {}]));
    const update = Array.from({ length: 150 }, (_, index) => ({ target: '$.paths', update: { [`/b${index}`]: {} } }));
    const remove = Array.from({ length: 150 }, (_, index) => ({ target: `$.paths['/a${index}']`, remove: true }));
    const { value, problems } = applyOverlay({ paths }, { overlay: '1.1.0', actions: [...update, ...remove] });
    expect(problems).toEqual([]);
    expect(Object.keys(Object(pathsOf(value)))).toEqual([
      ...Object.keys(paths).slice(150),
      ...Object.keys(Object.assign({}, ...update.map((one) => one.update))),
    ]);
    expect(Object.keys(paths)).toHaveLength(10_000);
  });

  test('an action that fails within what earlier ones changed takes back its own changes', () => {
    const { value, problems } = apply(
      { target: '$.info', update: { contact: { name: 'We' }, tags: ['a'] } },
      { target: '$.info', update: { contact: { email: 'we@lines.example', name: 'They' }, tags: ['b'], title: 'New', version: {} } },
    );
    expect(problems).toHaveLength(1);
    expect(value).toEqual({ ...DOCUMENT, info: { ...DOCUMENT.info, contact: { name: 'We' }, tags: ['a'] } });
  });

  test('a copy stays as it is when what was copied changes, and the other way round', () => {
    const { value } = apply(
      { target: '$.info', update: { contact: { name: 'We' } } },
      { target: '$', update: { 'x-info': {} } },
      { target: "$['x-info']", copy: '$.info' },
      { target: '$.info.contact', update: { name: 'They' } },
      { target: "$['x-info'].contact", update: { email: 'we@lines.example' } },
    );
    expect(value).toMatchObject({
      info: { contact: { name: 'They' } },
      'x-info': { title: 'Routes', contact: { name: 'We', email: 'we@lines.example' } },
    });
    expect(value).not.toHaveProperty('info.contact.email');
  });

  test('what its regular expressions try comes to an end, whatever texts they are tried on', () => {
    const document = { list: [{ name: `${'a'.repeat(40)}!`, pattern: '(a+)+b' }], title: 'A' };
    const problemsOf = (filter: string) =>
      applyOverlay(document, { overlay: '1.1.0', actions: [{ target: `$.list[?${filter}]`, update: { 'x-found': true } }] }).problems;
    const refused = [
      "search(@.name, '(a+)+b')",
      "match(@.name, '(a|a)*b')",
      'search(@.name, @.pattern)',
      `search('${'a'.repeat(40)}', '(a+)+b')`,
    ];
    for (const filter of refused)
      expect(problemsOf(filter)).toEqual([
        {
          pointer: '/actions/0/target',
          message: `\`$.list[?${filter}]\` tries regular expressions that could take too long.`,
          hint: expect.stringContaining('Use fewer repetitions'),
        },
      ]);
    for (const filter of ["match(@.name, '.*a!')", "search(@.name, 'aa')"]) expect(problemsOf(filter)).toEqual([]);
  });
});
