import { useText } from '@octavo/theme/internal';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { Later } from '../answer/later.tsx';
import type { ShareTool } from '../share/share-tool.tsx';
import type { EnvironmentTool } from './environment-tool.tsx';
import type { HistoryTool } from './history-tool.tsx';
import type { ApiPlace } from './use-api-place.ts';
import type { Playground } from './use-playground.ts';

interface FormToolsProps {
  playground: Playground;
  place: ApiPlace;
  /** Another number after each request. */
  count: number;
}

/** What else can be done with a form, one tool at a time; the code of each is loaded when it is opened. */
export function FormTools({ playground, place, count }: FormToolsProps): ReactElement {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState<string>();
  const tools = [
    {
      name: 'Recent requests' as const,
      tool: <Later loader={loadHistoryTool} render={(Tool) => <Tool key={`${count} ${place.site}`} playground={playground} />} />,
    },
    {
      name: 'Environment' as const,
      tool: <Later loader={loadEnvironmentTool} render={(Tool) => <Tool place={place} />} />,
    },
    { name: 'Share' as const, tool: <Later loader={loadShareTool} render={(Tool) => <Tool playground={playground} />} /> },
  ];
  const shown = tools.find(({ name }) => name === open);
  return (
    <div className="octavo-try-tools">
      {tools.map(({ name }) => (
        <button
          key={name}
          type="button"
          className="octavo-try-link"
          aria-expanded={name === open}
          aria-controls={id}
          onClick={() => setOpen(name === open ? undefined : name)}
        >
          {text(name)}
          {name === 'Environment' && place.environment !== '' && `: ${place.environment}`}
        </button>
      ))}
      <div id={id} key={open} hidden={!shown}>
        {shown?.tool}
      </div>
    </div>
  );
}

function loadHistoryTool(): Promise<typeof HistoryTool> {
  return import('./history-tool.tsx').then((module) => module.HistoryTool);
}

function loadEnvironmentTool(): Promise<typeof EnvironmentTool> {
  return import('./environment-tool.tsx').then((module) => module.EnvironmentTool);
}

function loadShareTool(): Promise<typeof ShareTool> {
  return import('../share/share-tool.tsx').then((module) => module.ShareTool);
}
