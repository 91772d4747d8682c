import { findWords } from './find-words.ts';
import type { SaySiteName } from './site-names.ts';

/** Says what the author has given no name as Octavo's words have it; what a language lacks is English. */
export const saySiteName: SaySiteName = (name, language) => findWords(language)?.names[name] ?? name;
