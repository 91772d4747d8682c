import { useText } from '@octavo/theme/internal';
import { useContext, useMemo } from 'react';
import type { ReactElement } from 'react';
import type { WorkflowPageData } from '../../page/api-page-data.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { AccessPart } from '../playground/access-part.tsx';
import { FieldsScope } from '../playground/fields-scope.tsx';
import { ProxyContext } from '../playground/proxy/proxy-context.ts';
import { InputForm } from './input-form.tsx';
import { RunList } from './run-list.tsx';
import { listAskedWorkflows } from './run-inputs.ts';
import { useRunInputs } from './use-run-inputs.ts';
import { useWorkflowRun } from './use-workflow-run.ts';

export interface RunPanelProps {
  data: WorkflowPageData;
  schemas: LoadedSchemas;
}

/** What runs a workflow: its inputs, the buttons that run a step or all of them, and what has come of each. */
export function RunPanel({ data, schemas }: RunPanelProps): ReactElement {
  const text = useText();
  const asked = useMemo(() => listAskedWorkflows(data), [data]);
  const { values, change, read } = useRunInputs(asked, data.schemas);
  const address = Object.values(data.operations ?? {}).find(({ proxy }) => proxy !== undefined)?.proxy;
  const proxy = useContext(ProxyContext)(address);
  const run = useWorkflowRun(data, { readInputs: read, proxy });
  const isRunning = run.state === 'running';
  return (
    <div className="octavo-try-panel octavo-workflow-panel">
      {data.apis.map((api) => (
        <div key={api.api.source} className="octavo-workflow-api">
          <span>{api.api.title}</span> <AccessPart data={api} access={api.access} />
        </div>
      ))}
      <InputForm asked={asked} data={data} schemas={schemas} values={values} onChange={change} />
      {proxy && <proxy.Field isOn={proxy.isOn} onChange={proxy.set} />}
      <div className="octavo-try-bar">
        <button type="button" className="octavo-try-send" aria-disabled={isRunning} onClick={() => run.advance('step')}>
          {text('Run next step')}
        </button>
        <button type="button" className="octavo-try-secondary" aria-disabled={isRunning} onClick={() => run.advance('all')}>
          {text('Run all steps')}
        </button>
        {run.state !== 'idle' && (
          <button type="button" className="octavo-try-link" onClick={isRunning ? run.stop : run.clear}>
            {text(isRunning ? 'Stop' : 'Start over')}
          </button>
        )}
      </div>
      <FieldsScope table={schemas.table} load={schemas.load}>
        <RunList run={run} />
      </FieldsScope>
    </div>
  );
}
