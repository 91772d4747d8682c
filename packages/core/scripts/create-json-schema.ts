import { toJsonSchema } from '@valibot/to-json-schema';
import { currentSchema } from '../src/config/current/schema/current.ts';
import { divisionSchema } from '../src/config/current/schema/division.ts';
import { DIVISION_LISTS } from '../src/config/current/schema/division-lists.ts';
import { currentGroupSchema } from '../src/config/current/schema/group.ts';
import { bannerSchema } from '../src/config/current/schema/banner.ts';
import { currentFooterSchema } from '../src/config/current/schema/footer.ts';
import { iconSchema } from '../src/config/current/schema/icon.ts';
import { navbarSchema } from '../src/config/current/schema/navbar.ts';
import { iconTypeSchema } from '../src/config/schema/icon-type.ts';
import { classicSchema } from '../src/config/schema/classic.ts';
import { groupSchema } from '../src/config/schema/navigation.ts';
import { toSchemaId } from '../src/config/to-schema-id.ts';

/**
 * The text of `schema.json`: what editors know of `docs.json`, whose `navigation` tells its shape. Keys that no field has are marked there,
 * as `octavo check` does.
 */
export function createJsonSchema(): string {
  const { $defs: classicDefinitions, $schema, ...classic } = toSchema(classicSchema, { classicGroup: groupSchema });
  const divisions = Object.values(DIVISION_LISTS).map((kind) => [kind, divisionSchema(kind)] as const);
  const {
    $defs: currentDefinitions,
    $schema: _,
    ...current
  } = toSchema(currentSchema, {
    group: currentGroupSchema,
    icon: iconSchema,
    iconType: iconTypeSchema,
    banner: bannerSchema,
    navbar: navbarSchema,
    footer: currentFooterSchema,
    ...Object.fromEntries(divisions),
  });
  return `${JSON.stringify(
    {
      $schema,
      $id: toSchemaId('docs'),
      title: 'docs.json',
      description: 'The configuration of a documentation site.',
      if: { type: 'object', properties: { navigation: { type: 'object' } }, required: ['navigation'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { $ref: '#/$defs/current' },
      else: { $ref: '#/$defs/classic' },
      $defs: { classic, current, ...classicDefinitions, ...currentDefinitions },
    },
    null,
    2,
  )}\n`;
}

function toSchema(
  schema: Parameters<typeof toJsonSchema>[0],
  definitions: NonNullable<Parameters<typeof toJsonSchema>[1]>['definitions'],
): ReturnType<typeof toJsonSchema> {
  return toJsonSchema(schema, {
    typeMode: 'input',
    ...(definitions && { definitions }),
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const isClosed = valibotSchema.type === 'object' || valibotSchema.type === 'loose_object';
      return isClosed ? { ...jsonSchema, additionalProperties: false } : undefined;
    },
  });
}
