import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Parameter } from '../../../model/media-type.ts';
import { groupParameters } from '../../../page/list-operation-sections.ts';
import type { NamedValues, RequestValue, RequestValues } from '../../../request/request-value.ts';
import { sortRequired } from '../form/create-input.ts';
import { FieldList } from '../input/field-list.tsx';
import { ValueField } from '../input/value-field.tsx';
import type { Playground } from './use-playground.ts';

interface ParameterFieldsProps {
  playground: Playground;
  /** Whether the reader has tried to send. */
  isTried: boolean;
}

/** The parameters of an operation by place, those that are needed first. */
export function ParameterFields({ playground, isTried }: ParameterFieldsProps): ReactElement {
  const { operation, draft, changeValues } = playground;
  const text = useText();
  return (
    <>
      {groupParameters(operation).map(({ id, title, parameters }) => {
        const fields = parameters.filter(isSent).map((parameter) => ({ parameter, isRequired: parameter.required }));
        if (fields.length === 0) return null;
        return (
          <section key={id} className="octavo-try-part" aria-label={text(title)}>
            <span className="octavo-try-caption">{text(title)}</span>
            <div className="octavo-try-fields">
              <FieldList
                items={sortRequired(fields).map(({ parameter, isRequired }) => {
                  const value = findValue(draft.values, parameter);
                  const key = `${parameter.in} ${parameter.name}`;
                  return {
                    key,
                    isShown: isRequired || value !== undefined,
                    element: (
                      <ValueField
                        key={key}
                        id={`${playground.id}.${parameter.in}.${parameter.name}`}
                        name={parameter.name}
                        schema={parameter.schema ?? parameter.content?.schema}
                        value={value}
                        onChange={(next) => changeValues(withValue(draft.values, parameter, next))}
                        isRequired={isRequired}
                        isDeprecated={parameter.deprecated}
                        allowsEmpty={parameter.allowEmptyValue}
                        depth={1}
                        suggestions={listSuggestions(parameter)}
                        problem={isTried && isRequired && value === undefined ? text('This is required.') : undefined}
                      />
                    ),
                  };
                })}
              />
            </div>
          </section>
        );
      })}
    </>
  );
}

/** `Accept`, `Content-Type` and `Authorization` are no parameters (OpenAPI 3.2, Parameter Object). */
function isSent({ in: place, name }: Parameter): boolean {
  return place !== 'header' || !/^(?:accept|content-type|authorization)$/i.test(name);
}

function listSuggestions({ examples, content }: Parameter): string[] {
  return [...examples, ...(content?.examples ?? [])].flatMap(({ value }) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
}

function findValue(values: RequestValues, { in: place, name }: Parameter): RequestValue {
  if (place === 'querystring') return values.querystring;
  const named: NamedValues = values[place] ?? {};
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

function withValue(values: RequestValues, { in: place, name }: Parameter, value: RequestValue): Partial<RequestValues> {
  return place === 'querystring' ? { querystring: value } : { [place]: { ...values[place], [name]: value } };
}
