import type { ReactElement, ReactNode } from 'react';
import type { Json, JsonObject } from '@octavo/core';
import { LEFT_OUT } from '../../schema/left-out.ts';
import { listConstraints } from '../../schema/list-constraints.ts';
import { listValues } from '../../schema/list-values.ts';
import type { EnumValue } from '../../schema/list-values.ts';
import { Html } from '../html.tsx';

/** What a flat schema says of its values beside type and fields: rules, values, default, examples. */
export function SchemaFacts({ schema }: { schema: JsonObject }): ReactElement | null {
  const facts: [string, ReactNode][] = listConstraints(schema).map(({ name, value }) => [name, <code key={value}>{value}</code>]);
  if ('const' in schema) facts.push(['always', <Value key="const" value={schema['const'] ?? null} />]);
  if (schema['default'] !== undefined) facts.push(['default', <Value key="default" value={schema['default']} />]);
  const examples = listExamples(schema);
  if (examples.length > 0) facts.push(['example', examples.map((value) => <Value key={JSON.stringify(value)} value={value} />)]);
  const values = listValues(schema);
  const leftOut = schema[LEFT_OUT];
  if (facts.length === 0 && values.length === 0 && leftOut === undefined) return null;
  return (
    <>
      {facts.length > 0 && (
        <dl className="octavo-schema-facts">
          {facts.map(([name, value], index) => (
            // Two rules may have one name; they never move.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {values.length > 0 && renderValues(values)}
      {Array.isArray(leftOut) && <p className="octavo-schema-note">{leftOut.join(' ').replaceAll('`', '')}</p>}
    </>
  );
}

function renderValues(values: EnumValue[]): ReactElement {
  const isPlain = values.every(({ name, description }) => name === undefined && description === undefined);
  if (isPlain) {
    return (
      <p className="octavo-field-choices">
        One of{' '}
        {values.map(({ value }) => (
          <Value key={JSON.stringify(value)} value={value} />
        ))}
      </p>
    );
  }
  return (
    <dl className="octavo-schema-values">
      {values.map(({ value, name, description }) => (
        <div key={JSON.stringify(value)}>
          <dt>
            <Value value={value} />
            {name !== undefined && <span className="octavo-field-type">{name}</span>}
          </dt>
          {description !== undefined && (
            <dd>
              <Html html={description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function listExamples({ example, examples }: JsonObject): Json[] {
  if (Array.isArray(examples)) return examples.slice(0, 3);
  return example === undefined ? [] : [example];
}

/** A value as it would be written in JSON; a text without its quotes. */
function Value({ value }: { value: Json }): ReactElement {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return <code>{text.length > 200 ? `${text.slice(0, 200)}…` : text}</code>;
}
