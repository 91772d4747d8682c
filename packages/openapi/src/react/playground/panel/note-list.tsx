import type { ReactElement } from 'react';
import type { RequestNote } from '../../../request/http-request.ts';
import { describeNote } from './describe-note.ts';

/** What a reader should know about a request before sending it. */
export function NoteList({ notes }: { notes: readonly RequestNote[] }): ReactElement {
  const texts = new Set(notes.flatMap((note) => describeNote(note) ?? []));
  return (
    <ul className="octavo-try-notes">
      {[...texts].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
