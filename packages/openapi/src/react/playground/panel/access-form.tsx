import { useText } from '@octavo/theme/internal';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { ApiAccess, OperationPageData, OverviewPageData } from '../../../page/api-page-data.ts';
import { useSchemaTable } from '../../schema/use-schema-table.ts';
import { forgetApi } from '../keep/environments.ts';
import { EnvironmentTool } from './environment-tool.tsx';
import { PlaygroundPanel } from './playground-panel.tsx';
import { useApiPlace } from './use-api-place.ts';

export interface AccessFormProps {
  data: OverviewPageData;
  access: ApiAccess;
}

/** Server and credentials of an API, for the forms of all its operations; and the place to forget all that was typed into them. */
export function AccessForm({ data, access }: AccessFormProps): ReactElement {
  const text = useText();
  const place = useApiPlace(data.api.source);
  const operation = useMemo(() => createOperation(data, access), [data, access]);
  const schemas = useSchemaTable({}, data.chunks);
  const [round, setRound] = useState(0);
  const forget = (): void => {
    forgetApi(place.api);
    // The fields begin anew, with nothing.
    setRound(round + 1);
  };
  return (
    <div className="octavo-try-panel octavo-try-access">
      <PlaygroundPanel
        key={round}
        data={operation}
        schemas={schemas}
        isShown={false}
        choice={undefined}
        onRequest={ignore}
        end={
          <div className="octavo-try-part">
            <EnvironmentTool place={place} />
            <p className="octavo-try-note">
              <span>{text('These settings apply to every form of this API.')}</span>
              <button type="button" className="octavo-try-link" onClick={forget}>
                {text('Clear all entered values')}
              </button>
            </p>
          </div>
        }
      />
    </div>
  );
}

/** An operation that stands for all: it has servers and credentials, and nothing else. */
function createOperation(data: OverviewPageData, { authField, servers, security }: ApiAccess): OperationPageData {
  const nothing = { parameters: [], responses: [], callbacks: [], samples: [], tags: [], schemas: {} };
  const flags = { deprecated: false, isHidden: false, isExcluded: false };
  return {
    ...data,
    kind: 'operation',
    operation: { key: '', kind: 'operation', method: 'GET', path: '', ...nothing, ...flags, servers, security },
    ...(authField && { authField }),
    playground: 'show',
    languages: [],
    extent: 'required',
  };
}

function ignore(): void {
  // no samples follow what is typed here
}
