import { useText } from '@octavo/theme/internal';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { Later } from '../answer/later.tsx';
import type { ShareTool } from '../share/share-tool.tsx';
import type { Playground } from './use-playground.ts';

interface FormToolsProps {
  playground: Playground;
}

/** What else can be done with a form, one tool at a time; the code of each is loaded when it is opened. */
export function FormTools(props: FormToolsProps): ReactElement {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState<string>();
  const tools = [{ name: 'Share' as const, tool: <Later loader={loadShareTool} render={(Tool) => <Tool {...props} />} /> }];
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
        </button>
      ))}
      <div id={id} key={open} hidden={!shown}>
        {shown?.tool}
      </div>
    </div>
  );
}

function loadShareTool(): Promise<typeof ShareTool> {
  return import('../share/share-tool.tsx').then((module) => module.ShareTool);
}
