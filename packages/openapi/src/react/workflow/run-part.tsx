import { useOctavoContext, useText } from '@octavo/theme/internal';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { Later } from '../playground/answer/later.tsx';
import type { RunPanel, RunPanelProps } from './run-panel.tsx';

/** A button that opens what runs the workflow of a page; its code is loaded then. */
export function RunPart(props: RunPanelProps): ReactElement {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const loadSheet = useOctavoContext()?.loadSheet;
  const loader = useCallback(() => loadPanel(loadSheet), [loadSheet]);
  return (
    <div className="octavo-try-it octavo-workflow-run">
      <button
        type="button"
        className="octavo-try-open"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpen(true);
        }}
      >
        {text(isOpen ? 'Close' : 'Run workflow')}
      </button>
      {/* Closed, it stays: a run goes on. */}
      <div hidden={!isOpen}>
        {wasOpen && (
          <Later
            loader={loader}
            waiting={<p className="octavo-try-note">{text('Loading the form…')}</p>}
            render={(Panel) => <Panel {...props} />}
          />
        )}
      </div>
    </div>
  );
}

async function loadPanel(loadSheet?: (name: 'playground') => Promise<unknown>): Promise<typeof RunPanel> {
  const [module] = await Promise.all([import('./run-panel.tsx'), loadSheet?.('playground')]);
  return module.RunPanel;
}
