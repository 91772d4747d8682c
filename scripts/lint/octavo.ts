import { doors } from './doors.ts';
import { floors } from './floors.ts';
import { plainTerms } from './plain-terms.ts';
import { visibleWords } from './visible-words.ts';

/** What oxlint loads. */
const plugin: { meta: { name: string }; rules: Record<string, object> } = {
  meta: { name: 'octavo' },
  rules: { doors, floors, 'plain-terms': plainTerms, 'visible-words': visibleWords },
};

export default plugin;
