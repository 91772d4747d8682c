import { useOctavoContext, useText } from '@octavo/theme/internal';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { Later } from './answer/later.tsx';
import type { AccessForm, AccessFormProps } from './panel/access-form.tsx';

/** A button that opens the servers and credentials of a whole API; its code is loaded then. */
export function AccessPart(props: AccessFormProps): ReactElement {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const loadSheet = useOctavoContext()?.loadSheet;
  const loader = useCallback(() => loadAccessForm(loadSheet), [loadSheet]);
  return (
    <div className="octavo-try-it">
      <button type="button" className="octavo-try-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'Close' : 'Authorize')}
      </button>
      {isOpen && <Later loader={loader} render={(Form) => <Form {...props} />} />}
    </div>
  );
}

async function loadAccessForm(loadSheet?: (name: 'playground') => Promise<unknown>): Promise<typeof AccessForm> {
  const [module] = await Promise.all([import('./panel/access-form.tsx'), loadSheet?.('playground')]);
  return module.AccessForm;
}
