import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { SchemaTable } from '../../model/schema.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { useLazy } from '../use-lazy.ts';
import { createInput } from '../playground/form/create-input.ts';
import { createFixed, findOption } from '../playground/form/fit-value.ts';
import { FormScopeContext } from '../playground/input/form-scope.ts';
import type { FormScope } from '../playground/input/form-scope.ts';
import { ValueInput } from '../playground/input/value-input.tsx';
import type { SchemaProps } from '../playground/input/value-props.ts';
import { loadCheckValue } from '../playground/panel/load-parts.ts';

/** Levels of objects and lists that have fields of their own. */
const DEEPEST = 6;

interface WorkflowScopeProps {
  table: SchemaTable;
  load: LoadedSchemas['load'];
  children: ReactNode;
}

/** What the fields of a form of these schemas need to know. */
export function WorkflowScope({ table, load, children }: WorkflowScopeProps): ReactElement {
  const { value: check, load: loadCheck } = useLazy(loadCheckValue);
  const scope = useMemo(
    (): FormScope => ({
      table,
      responses: [],
      load,
      check,
      loadCheck,
      renderValue,
      findOption: (value, options) => findOption(value, options, table),
      findFixed: (schema) => createFixed(schema, table),
      findInput: ({ schema, depth, allowsFiles }) => (depth > DEEPEST ? { kind: 'json' } : createInput(schema, table, allowsFiles)),
    }),
    [table, load, check, loadCheck],
  );
  return <FormScopeContext value={scope}>{children}</FormScopeContext>;
}

function renderValue(props: SchemaProps, key?: string | number): ReactElement {
  return <ValueInput key={key} {...props} />;
}
