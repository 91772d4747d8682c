/** The Node side of OpenAPI: files as APIs, and APIs as pages. Kept apart from the main entry, which browsers load. */
export type { Api } from '../model/api.ts';
export { loadApi } from './load-api.ts';
export type { LoadedApi } from './load-api.ts';
export type { ApiIo, ReadResult } from './api-io.ts';
export { createSpecFiles } from './spec-files.ts';
export type { SpecFile, SpecFiles } from './spec-files.ts';
export { hostOf, isRemote, toSource } from './source-path.ts';
export { joinApis } from '../pages/join-apis.ts';
export type { ApiSources, JoinedSources } from '../pages/join-apis.ts';
export { DEFAULT_FOLDER, listSpecUses } from '../pages/spec-use.ts';
export type { SpecUse } from '../pages/spec-use.ts';
export { matchSource } from '../pages/match-source.ts';
export { createOperationFinder } from '../pages/find-operation.ts';
export { parseOperation, parsePageApi } from '../pages/parse-page-api.ts';
export type { WantedApi } from '../pages/parse-page-api.ts';
export { listOperationText, listSchemaText } from '../page/list-operation-text.ts';
export type { OperationText } from '../page/list-operation-text.ts';
export { checkPages } from '../pages/check-pages.ts';
