import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createFrontmatterSchema } from '../../scripts/create-frontmatter-schema.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';

test('frontmatter.schema.json is what the schema says; else run packages/core/scripts/write-schema.ts', () => {
  const committed = readFileSync(new URL('../../frontmatter.schema.json', import.meta.url), 'utf8');
  expect(committed).toBe(createFrontmatterSchema());
  const { properties } = JSON.parse(committed) as { properties: { [name: string]: { description?: string } } };
  expect(Object.keys(properties)).toEqual(Object.keys(frontmatterSchema.entries));
  for (const [name, { description }] of Object.entries(properties)) expect(description, name).toMatch(/\.$/);
});

test.each([
  [{ title: 2026, hidden: 'true', mode: null, 'og:image': '/a.png', owner: { name: 'me' }, boost: '2' }, []],
  [{ title: ['a'], hidden: 'yes', mode: 'broad', boost: [], rss: {} }, ['title', 'hidden', 'mode', 'boost', 'rss']],
])('%j', (frontmatter, wrong) => {
  const { issues = [] } = v.safeParse(frontmatterSchema, frontmatter);
  expect(issues.map((issue) => v.getDotPath(issue)).toSorted()).toEqual(wrong.toSorted());
});
