import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { RequestNote } from '../../../request/http-request.ts';
import { sayTexts } from '../../../value/say.ts';
import { describeNote } from './describe-note.ts';

/** What a reader should know about a request before sending it. */
export function NoteList({ notes }: { notes: readonly RequestNote[] }): ReactElement {
  const say = useText();
  const texts = new Set(notes.flatMap((note) => describeNote(note) ?? []).map((one) => sayTexts(say, one)));
  return (
    <ul className="octavo-try-notes">
      {[...texts].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
