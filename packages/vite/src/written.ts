// What a build wrote, read back for agents. It is loaded before the first answer of `octavo mcp`: nothing large belongs here.
export { findOperation, REQUEST_LANGUAGES, writeRequest } from './written/write-request.ts';
export type { GivenRequest } from './written/write-request.ts';
export { openWrittenAddress, openWrittenFolder } from './written/written-files.ts';
export type { WrittenFiles } from './written/written-files.ts';
export { openWrittenSite } from './written/written-site.ts';
export type { PageList, WrittenPage, WrittenSite } from './written/written-site.ts';
export type { WrittenAnswer, WrittenHit, WrittenQuery, WrittenSearch } from './written/written-search.ts';
