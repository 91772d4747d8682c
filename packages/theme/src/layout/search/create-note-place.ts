import type { Announcer } from './create-announcer.ts';
import { describeSearch, drawNotes } from './draw-notes.ts';
import type { DrawnNotes } from './draw-notes.ts';
import { element } from './element.ts';
import type { SearchSources } from './search-scope.ts';

/** Where it is said how a search went, above what was found. */
export interface NotePlace {
  /** Says it, also to a screen reader; `onForget` where there are searches to forget. */
  show(notes: DrawnNotes & { onForget: (() => void) | undefined }): void;
  /** Says nothing. */
  empty(): void;
}

/** Milliseconds without a key after which a screen reader is told. */
const QUIET = 500;

/** Makes the place, at the beginning of `body`. */
export function createNotePlace(sources: SearchSources, { body, announcer }: { body: HTMLElement; announcer: Announcer }): NotePlace {
  let shown: HTMLElement[] = [];
  const replace = (notes: HTMLElement[]): void => {
    for (const note of shown) note.remove();
    shown = notes;
    body.prepend(...notes);
    announcer.end();
  };
  return {
    show({ onForget, ...notes }) {
      const drawn = drawNotes(sources, notes);
      if (onForget)
        drawn.push(element('button', { type: 'button', class: 'octavo-search-forget', onclick: onForget }, sources.words.clearRecent));
      replace(drawn);
      announcer.tell(describeSearch(sources, notes), QUIET);
    },
    empty: () => replace([]),
  };
}
