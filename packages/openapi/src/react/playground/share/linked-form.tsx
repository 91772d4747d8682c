import { useText } from '@octavo/theme/internal';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Playground } from '../panel/use-playground.ts';
import { readFormHash } from './form-link.ts';

interface LinkedFormProps {
  /** The form as the link has it. */
  link: string;
  playground: Playground;
}

/** Fills the form from a link, and says so: it is sent on the reader's press alone. */
export function LinkedForm({ link, playground }: LinkedFormProps): ReactElement {
  const text = useText();
  const note = useRef<HTMLParagraphElement>(null);
  const [{ operation, draft: begun, begin }] = useState(playground);
  const [draft] = useState(() => readFormHash(link, operation));
  useEffect(() => {
    const { accept, indent } = begun.values;
    if (draft) begin({ ...draft, values: { accept, indent, ...draft.values } });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [draft, begun, begin]);
  return (
    <div className="octavo-try-part">
      <p ref={note} role="status" className="octavo-try-note">
        {text(draft ? 'Filled in from a link. Check it before you send it.' : 'The link is incomplete: the form could not be filled in.')}
      </p>
    </div>
  );
}
