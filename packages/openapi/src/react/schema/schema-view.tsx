import { useText } from '@octavo/theme/internal';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Schema } from '../../model/schema.ts';
import { findSeenReference } from '../../schema/find-seen.ts';
import { flattenSchema } from '../../schema/flatten-schema.ts';
import type { FlatSchema } from '../../schema/flatten-schema.ts';
import { isObject } from '../../value/json-value.ts';
import { listFields } from '../../schema/list-fields.ts';
import type { SchemaField } from '../../schema/list-fields.ts';
import { orderFields } from '../../schema/order-fields.ts';
import { listOptions } from '../../schema/list-options.ts';
import { listRules } from '../../schema/list-rules.ts';
import type { Say } from '../../value/say.ts';
import { MissingSchema } from './missing-schema.tsx';
import { Nested } from './nested.tsx';
import { SchemaChoice } from './schema-choice.tsx';
import type { SchemaPlace } from './schema-place.ts';
import { SchemaRow } from './schema-row.tsx';
import { SchemaRuleView } from './schema-rule-view.tsx';
import { SeenSchema } from './seen-schema.tsx';
import { useSchemaScope } from './schema-scope.tsx';

/** What a schema's values are made of: rows of fields, items and alternatives. Nothing for a plain value. */
export function SchemaView({ schema, place }: { schema: Schema; place: SchemaPlace }): ReactElement {
  const { table, direction, order } = useSchemaScope();
  const text = useText();
  const flat = flattenSchema(schema, table);
  const seen = findSeenReference(flat, place.trail);
  if (seen !== undefined) return <SeenSchema id={seen} schema={schema} />;
  const below: SchemaPlace = { ...place, trail: { ...place.trail, ...Object.fromEntries(flat.refs.map((ref) => [ref, place.id])) } };
  if (flat.schema === false) return <p className="octavo-schema-note">{text('No value matches.')}</p>;
  const fields = orderFields(listFields(flat.schema, table, direction), order);
  const isDeep = place.isPart === true && (flat.choices.length > 0 || listRules(flat).length > 0);
  return (
    <>
      {flat.missing.length > 0 && <MissingSchema refs={flat.missing} />}
      {fields.map((field) => renderField(field, fields, below))}
      {isObject(flat.schema['properties']) && flat.schema['additionalProperties'] === false && (
        <p className="octavo-schema-note">{text('No other properties.')}</p>
      )}
      {Array.isArray(flat.schema['prefixItems']) && flat.schema['items'] === false && (
        <p className="octavo-schema-note">{text('No further items.')}</p>
      )}
      {isDeep ? (
        // Alternatives that are made of each other multiply with every level: a level is drawn when it is opened.
        <Nested id={place.id} depth={place.depth} hasChoices={flat.choices.length > 0}>
          <SchemaParts flat={flat} place={{ ...below, depth: below.depth + 1 }} />
        </Nested>
      ) : (
        <SchemaParts flat={flat} place={below} />
      )}
    </>
  );
}

/** The alternatives of a schema, and its rules. */
function SchemaParts({ flat, place }: { flat: FlatSchema; place: SchemaPlace }): ReactElement {
  const text = useText();
  const { table } = useSchemaScope();
  return (
    <>
      {flat.choices.map((choice, index) => {
        const options = listOptions(choice, table);
        const [only] = options;
        // The position is all that tells two choices of one schema apart.
        const key = `choice ${index}`;
        if (only !== undefined && options.length === 1) return <SchemaView key={key} schema={only.schema} place={place} />;
        return <SchemaChoice key={key} choice={choice} options={options} place={place} render={renderSchema} />;
      })}
      {renderRules(flat, place, text)}
    </>
  );
}

/** Shows a schema: what rows and alternatives call for their own. */
export function renderSchema(schema: Schema, place: SchemaPlace): ReactElement {
  return <SchemaView schema={schema} place={place} />;
}

/** A list of things shows the things' fields at once: a row for "item" would say nothing. */
function renderField(field: SchemaField, fields: readonly SchemaField[], place: SchemaPlace): ReactNode {
  if (field.kind === 'item' && fields.length === 1) return <SchemaView key="item" schema={field.schema} place={place} />;
  return <SchemaRow key={`${field.kind} ${field.name}`} field={field} place={place} render={renderSchema} />;
}

function renderRules(flat: FlatSchema, place: SchemaPlace, text: Say): ReactNode {
  return listRules(flat, text).map((rules, index) => {
    const shown = rules.map(({ title, schema }) => (
      <SchemaRuleView key={title} title={title} schema={schema} place={place} render={renderSchema} />
    ));
    // Rules have no name: their order is their identity.
    const key = `rule ${index}`;
    return rules.length === 1 ? (
      <Fragment key={key}>{shown}</Fragment>
    ) : (
      <div className="octavo-schema-condition" key={key}>
        {shown}
      </div>
    );
  });
}
