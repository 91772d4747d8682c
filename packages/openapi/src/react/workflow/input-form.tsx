import { useText } from '@octavo/theme/internal';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { SchemaTable } from '../../model/schema.ts';
import type { WorkflowName } from '../../model/workflow.ts';
import type { WorkflowPageData } from '../../page/api-page-data.ts';
import type { RequestValue } from '../../request/request-value.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { FieldsScope } from '../playground/fields-scope.tsx';
import { ValueInput } from '../playground/input/value-input.tsx';
import type { AskedWorkflow } from './run-inputs.ts';

interface InputFormProps {
  asked: readonly AskedWorkflow[];
  data: WorkflowPageData;
  schemas: LoadedSchemas;
  values: Readonly<Record<WorkflowName, RequestValue>>;
  onChange: (name: WorkflowName, value: RequestValue) => void;
}

/** The inputs of a workflow, and of those that it waits for. */
export function InputForm({ asked, data, schemas, values, onChange }: InputFormProps): ReactElement {
  const text = useText();
  const id = useId();
  return (
    <>
      {asked.map(({ name, workflow, inputs }) => (
        <FieldsScope key={name} table={name === data.name ? schemas.table : (data.schemas[workflow.source] ?? NONE)} load={schemas.load}>
          <div className="octavo-try-part" role="group" aria-label={`${text('Inputs')} ${workflow.id}`}>
            <p className="octavo-try-part-name">
              {text('Inputs')} {name !== data.name && <code>{workflow.id}</code>}
            </p>
            <ValueInput
              id={`${id}.${workflow.id}`}
              label={workflow.id}
              schema={inputs}
              depth={0}
              value={values[name]}
              onChange={(value) => onChange(name, value)}
            />
          </div>
        </FieldsScope>
      ))}
    </>
  );
}

const NONE: SchemaTable = {};
