import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Schema } from '../../model/schema.ts';
import { describeType } from '../../schema/describe-type.ts';
import { findPartDescription, listPlainParts } from '../../schema/list-plain-parts.ts';
import { Html } from '../html.tsx';
import { BodySchema } from './body-schema.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { useSchemaScope } from './schema-scope.tsx';

/** What a schema says of a value as a whole, and what the value is made of; `id` begins the ids of its fields. */
export function DescribedBody({ id, schema }: { id: string; schema: Schema }): ReactElement {
  const text = useText();
  const { table, direction } = useSchemaScope();
  const parts = listPlainParts(schema, { table, direction, say: text });
  const description = findPartDescription(parts);
  return (
    <>
      <Html html={description} />
      <SchemaFacts parts={parts} name={describeType(schema, table, text)} text={description} />
      <BodySchema id={id} schema={schema} />
    </>
  );
}
