import type { ReactElement } from 'react';
import type { Input } from '../form/create-input.ts';
import { isRecord } from '../../../request/request-value.ts';
import type { NamedValues } from '../../../request/request-value.ts';
import { FieldList } from './field-list.tsx';
import { Later } from '../answer/later.tsx';
import type { MapInput } from './map-input.tsx';
import { ValueField } from './value-field.tsx';
import type { SchemaProps } from './value-props.ts';

interface ObjectInputProps extends SchemaProps {
  input: Extract<Input, { kind: 'object' }>;
}

/** The fields of an object; names of the reader's own where the schema lets members have any. */
export function ObjectInput({ id, label, value, onChange, input, depth, allowsFiles = false }: ObjectInputProps): ReactElement {
  const members = isRecord(value) ? value : {};
  const change = (changed: NamedValues): void => {
    const kept = Object.entries(changed).filter(([, member]) => member !== undefined);
    onChange(kept.length === 0 ? undefined : Object.fromEntries(kept));
  };
  const { others } = input;
  const names = new Set(input.fields.map(({ name }) => name));
  return (
    <div className={depth === 0 ? 'octavo-try-fields' : 'octavo-try-group'}>
      <FieldList
        items={input.fields.map(({ name, schema, isRequired }) => ({
          key: name,
          isShown: isRequired || (Object.hasOwn(members, name) && members[name] !== undefined),
          element: (
            <ValueField
              key={name}
              id={`${id}.${name}`}
              name={name}
              schema={schema}
              value={Object.hasOwn(members, name) ? members[name] : undefined}
              onChange={(member) => change({ ...members, [name]: member })}
              isRequired={isRequired}
              depth={depth + 1}
              allowsFiles={allowsFiles && depth === 0}
            />
          ),
        }))}
      />
      {others !== undefined && (
        <Later
          loader={loadMapInput}
          render={(Map) => (
            <Map
              id={`${id}.*`}
              label={label}
              schema={others}
              depth={depth + 1}
              value={Object.fromEntries(Object.entries(members).filter(([name]) => !names.has(name)))}
              onChange={(added) => change({ ...Object.fromEntries(Object.entries(members).filter(([name]) => names.has(name))), ...added })}
            />
          )}
        />
      )}
    </div>
  );
}

function loadMapInput(): Promise<typeof MapInput> {
  return import('./map-input.tsx').then((module) => module.MapInput);
}
