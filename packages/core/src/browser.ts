/** What the browser needs of core: path maths and what it keeps, without the schema and the parsers behind the main entry. */
export { encodeHref, isExternalUrl, splitUrl, stripBase, stripIndex, toLinkHref, toMarkdownHref, unescapePath, withBase } from './path.ts';
export { STARS_HREF } from './stars-href.ts';
export { findEntry } from './find-entry.ts';
export { breakAddresses } from './break-addresses.ts';
export { splitName } from './split-name.ts';
export { findAssistant } from './config/assistants.ts';
export { toLanguageTag } from './language/to-language-tag.ts';
export { createIconKey } from './site/navigation/create-icon-key.ts';
export { toPublicUrl } from './site/lookup/to-public-url.ts';
export { keepLetters, listHashLetters } from './site/links/hash-letters.ts';
export { shardOf } from './site/lookup/shard-of.ts';
export { BOOST_FILTER } from './search/boost-filter.ts';
export { joinSegments, segmentText, splitQuery, TRAIL_MARK } from './search/segment-text.ts';
export { vocabularyFile } from './search/vocabulary-file.ts';
export type { QueryTerm } from './search/segment-text.ts';
export { forgetKept, inBrowser, inTab, keepText, readKept, readKeptJson, readKeptList } from './kept.ts';
export type { FindKeeper } from './kept.ts';
