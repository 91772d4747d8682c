/** The Node side of OpenAPI: files as APIs, and APIs as pages. Kept apart from the main entry, which browsers load. */
export type { Api } from '../model/api.ts';
export { loadApi } from '../load/load-api.ts';
export type { LoadedApi } from '../load/load-api.ts';
export type { ApiIo, ReadResult } from '../files/api-io.ts';
export { createSpecFiles } from '../files/spec-files.ts';
export type { SpecFile, SpecFiles } from '../files/spec-files.ts';
export { hostOf, isRemote, toSource } from '../files/source-path.ts';
export { joinApis } from '../pages/join-apis.ts';
export type { ApiSources, JoinedSources } from '../pages/join-apis.ts';
export { DEFAULT_FOLDER, listSpecUses } from '../pages/spec-use.ts';
export type { SpecUse } from '../pages/spec-use.ts';
export { matchSource } from '../pages/match-source.ts';
export { createOperationFinder } from '../pages/find-operation.ts';
export { parseOperation, parsePageApi } from '../pages/parse-page-api.ts';
export type { WantedApi } from '../pages/parse-page-api.ts';
export { listOperationText, listSchemaText } from '../page-data/list-operation-text.ts';
export type { OperationText } from '../page-data/list-operation-text.ts';
export { checkOperationPages } from '../pages/check-operation-pages.ts';
