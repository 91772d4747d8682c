import type { ReactElement, ReactNode } from 'react';
import type { Schema } from '../../model/schema.ts';
import { findSeenReference } from '../../schema/find-seen.ts';
import { flattenSchema, toSchema } from '../../schema/flatten-schema.ts';
import type { FlatSchema } from '../../schema/flatten-schema.ts';
import { isObject } from '../../schema/is-object.ts';
import { listFields } from '../../schema/list-fields.ts';
import type { Field } from '../../schema/list-fields.ts';
import { listOptions } from '../../schema/list-options.ts';
import { MissingSchema } from './missing-schema.tsx';
import { SchemaChoice } from './schema-choice.tsx';
import type { SchemaPlace } from './schema-place.ts';
import { SchemaRow } from './schema-row.tsx';
import { SchemaRule } from './schema-rule.tsx';
import { SeenSchema } from './seen-schema.tsx';
import { useSchemaScope } from './schema-scope.tsx';

/** What a schema's values are made of: rows of fields, items and alternatives. Nothing for a plain value. */
export function SchemaView({ schema, place }: { schema: Schema; place: SchemaPlace }): ReactElement {
  const { table, direction } = useSchemaScope();
  const flat = flattenSchema(schema, table);
  const seen = findSeenReference(flat, place.trail);
  if (seen !== undefined) return <SeenSchema id={seen} schema={schema} />;
  const below: SchemaPlace = { ...place, trail: { ...place.trail, ...Object.fromEntries(flat.refs.map((ref) => [ref, place.id])) } };
  if (flat.schema === false) return <p className="octavo-schema-note">No value fits.</p>;
  const fields = listFields(flat.schema, table, direction);
  return (
    <>
      {flat.missing.length > 0 && <MissingSchema refs={flat.missing} />}
      {fields.map((field) => renderField(field, fields, below))}
      {isObject(flat.schema['properties']) && flat.schema['additionalProperties'] === false && (
        <p className="octavo-schema-note">No other properties.</p>
      )}
      {flat.choices.map((choice, index) => {
        const options = listOptions(choice, table);
        const [only] = options;
        // The position is all that tells two choices of one schema apart.
        const key = `choice ${index}`;
        if (only !== undefined && options.length === 1) return <SchemaView key={key} schema={only.schema} place={below} />;
        return <SchemaChoice key={key} choice={choice} options={options} place={below} render={renderSchema} />;
      })}
      {renderRules(flat, below)}
    </>
  );
}

/** Shows a schema: what rows and alternatives call for their own. */
export function renderSchema(schema: Schema, place: SchemaPlace): ReactElement {
  return <SchemaView schema={schema} place={place} />;
}

/** A list of things shows the things' fields at once: a row for "item" would say nothing. */
function renderField(field: Field, fields: readonly Field[], place: SchemaPlace): ReactNode {
  if (field.kind === 'item' && fields.length === 1) return <SchemaView key="item" schema={field.schema} place={place} />;
  return <SchemaRow key={`${field.kind} ${field.name}`} field={field} place={place} render={renderSchema} />;
}

function renderRules({ schema, conditions }: FlatSchema, place: SchemaPlace): ReactNode {
  const not = schema !== false && schema['not'] !== undefined ? toSchema(schema['not']) : undefined;
  return (
    <>
      {not !== undefined && <SchemaRule title="Must not be" schema={not} place={place} render={renderSchema} />}
      {conditions.map(({ when, required, otherwise }, index) => (
        // Conditions have no name: their order is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="octavo-schema-condition" key={index}>
          <SchemaRule title="If it is" schema={when} place={place} render={renderSchema} />
          {required !== undefined && <SchemaRule title="then it must be" schema={required} place={place} render={renderSchema} />}
          {otherwise !== undefined && <SchemaRule title="otherwise it must be" schema={otherwise} place={place} render={renderSchema} />}
        </div>
      ))}
    </>
  );
}
