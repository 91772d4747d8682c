import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Response } from '../../model/operation.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { useLazy } from '../use-lazy.ts';
import { createInput } from './form/create-input.ts';
import { createFixed, findOption } from './form/fit-value.ts';
import { FormScopeContext } from './input/form-scope.ts';
import type { FormScope } from './input/form-scope.ts';
import { ValueInput } from './input/value-input.tsx';
import type { SchemaProps } from './input/value-props.ts';
import { loadCheckValue } from './panel/load-parts.ts';

/** Levels of objects and lists that have fields of their own. */
const DEEPEST = 6;

interface FieldsScopeProps extends LoadedSchemas {
  /** What the API file says of answers. */
  responses?: readonly Response[];
  /** The body of a request of GraphQL. */
  sent?: string | undefined;
  children: ReactNode;
}

const NONE: readonly Response[] = [];

/** What the fields of a form of these schemas need to know. */
export function FieldsScope({ table, load, responses = NONE, sent, children }: FieldsScopeProps): ReactElement {
  const { value: check, load: loadCheck } = useLazy(loadCheckValue);
  const scope = useMemo(
    (): FormScope => ({
      table,
      responses,
      sent,
      load,
      check,
      loadCheck,
      renderValue,
      findOption: (value, options) => findOption(value, options, table),
      findFixed: (schema) => createFixed(schema, table),
      findInput: ({ schema, depth, allowsFiles }) => (depth > DEEPEST ? { kind: 'json' } : createInput(schema, table, allowsFiles)),
    }),
    [table, responses, sent, load, check, loadCheck],
  );
  return <FormScopeContext value={scope}>{children}</FormScopeContext>;
}

function renderValue(props: SchemaProps, key?: string | number): ReactElement {
  return <ValueInput key={key} {...props} />;
}
