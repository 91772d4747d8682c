import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { createJsonSchema } from '../../../scripts/create-json-schema.ts';

const committed = readFileSync(new URL('../../../schema.json', import.meta.url), 'utf8');

interface JsonSchema {
  description?: string;
  $ref?: string;
  properties?: { [key: string]: JsonSchema };
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/** Every field in a schema, as `topbarLinks[].name`, with its schema. */
function fieldsOf(schema: JsonSchema, path: string = ''): [string, JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).map(([key, child]): [string, JsonSchema] => [
    path === '' ? key : `${path}.${key}`,
    child,
  ]);
  const below = own.flatMap(([childPath, child]) => fieldsOf(child, childPath));
  const inItems = schema.items === undefined ? [] : fieldsOf(schema.items, `${path}[]`);
  return [...own, ...below, ...inItems, ...(schema.anyOf ?? []).flatMap((option) => fieldsOf(option, path))];
}

describe('schema.json', () => {
  test('is what the schema says; else run packages/core/scripts/write-schema.ts', () => {
    expect(committed).toBe(createJsonSchema());
  });

  const { $defs } = JSON.parse(committed) as { $defs: { [name: string]: JsonSchema } };
  const schema = $defs['classic'] ?? {};
  const fields = new Map([...fieldsOf(schema), ...fieldsOf($defs['classicGroup'] ?? {}, 'navigation[]')]);
  const current = new Map(
    ['current', 'banner', 'navbar', 'footer', 'group', 'product', 'language', 'version', 'tab', 'dropdown', 'anchor', 'item'].flatMap(
      (name) => fieldsOf($defs[name] ?? {}, name === 'current' ? '' : name),
    ),
  );

  test('describes every field', () => {
    expect(
      [...fields].filter(([, { description, $ref }]) => description === undefined && $ref === undefined).map(([path]) => path),
    ).toEqual([]);
  });

  test('describes every field of the current shape', () => {
    expect(
      [...current].filter(([, { description, $ref }]) => description === undefined && $ref === undefined).map(([path]) => path),
    ).toEqual([]);
  });

  test.each([
    ['theme', { enum: ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'luma', 'sequoia'] }],
    ['appearance.default', { default: 'system', enum: ['system', 'light', 'dark'] }],
    ['navigation.global', {}],
    ['navigation.languages', {}],
    ['group.root', {}],
    ['tab.menu', {}],
    ['tab.align', { enum: ['start', 'end'] }],
    ['banner.content', {}],
    ['version.default', { default: false }],
    ['item.description', {}],
    ['navbar.links[].href', {}],
    ['footer.links[].items[].label', {}],
    ['api.playground.display', { enum: ['interactive', 'simple', 'none', 'auth'] }],
    ['errors.404.redirect', { default: true }],
    ['redirects[].source', {}],
  ])('knows %s of the current shape', (path, part) => {
    expect(current.get(path)).toMatchObject({ ...part, description: expect.any(String) as string });
  });

  test.each([
    ['name', {}],
    ['navigation', {}],
    ['navigation[].group', {}],
    ['navigation[].pages', {}],
    ['logo.light', {}],
    ['logo.dark', {}],
    ['logo.href', { default: '/' }],
    ['favicon', {}],
    ['colors.primary', {}],
    ['colors.light', {}],
    ['colors.dark', {}],
    ['colors.background.light', {}],
    ['colors.background.dark', {}],
    ['topbarLinks[].name', {}],
    ['topbarLinks[].url', {}],
    ['topbarCtaButton.type', { default: 'link', enum: ['link', 'github'] }],
    ['topbarCtaButton.url', {}],
    ['topbarCtaButton.name', {}],
    ['versions', {}],
    ['anchors[].icon', {}],
    ['anchors[].name', {}],
    ['anchors[].url', {}],
    ['anchors[].color.from', {}],
    ['anchors[].color.to', {}],
    ['anchors[].version', {}],
    ['anchors[].isDefaultHidden', { default: false }],
    ['anchors[].iconType', { default: 'duotone', enum: ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'] }],
    ['topAnchor.icon', { default: 'book-open' }],
    ['topAnchor.iconType', { default: 'duotone' }],
    ['tabs[].name', {}],
    ['tabs[].url', {}],
    ['api.baseUrl', {}],
    ['api.auth.method', { enum: ['bearer', 'basic', 'key', 'cobo'] }],
    ['api.auth.name', {}],
    ['api.auth.inputPrefix', {}],
    ['api.playground.mode', { default: 'show', enum: ['show', 'simple', 'hide'] }],
    ['api.maintainOrder', {}],
    ['openapi', {}],
    ['footerSocials.website', {}],
    ['footerSocials.hacker-news', {}],
    ['feedback.suggestEdit', { default: false }],
    ['feedback.raiseIssue', { default: false }],
    ['modeToggle.default', { enum: ['light', 'dark'] }],
    ['modeToggle.isHidden', { default: false }],
    ['backgroundImage', {}],
    ['$schema', {}],
  ])('knows %s', (path, part) => {
    expect(fields.get(path)).toMatchObject({ ...part, description: expect.any(String) as string });
  });

  test('requires what the specification requires', () => {
    expect(schema['required']).toEqual(['name', 'navigation']);
    expect(fields.get('colors')?.['required']).toEqual(['primary']);
  });

  test('marks unknown keys, except where any key is right', () => {
    expect(schema['additionalProperties']).toBe(false);
    expect(fields.get('modeToggle')?.['additionalProperties']).toBe(false);
    expect(fields.get('metadata')?.['additionalProperties']).not.toBe(false);
  });
});

/** As SchemaStore asks it of what it lists. */
describe.each(['schema.json', 'frontmatter.schema.json'])('%s', (name) => {
  const text = readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

  test('is the same in the package that projects install', () => {
    expect(readFileSync(new URL(`../../../../cli/${name}`, import.meta.url), 'utf8')).toBe(text);
  });

  test('is a valid schema by the strictest reading, with an address of its own', () => {
    const schema = JSON.parse(text) as { $id: string; $schema: string };
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(schema.$id).toMatch(/^https:\/\/.*\/schema\/\d+\/\w+\.json$/);
    expect(() => new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(schema)).not.toThrow();
  });
});
