/** The Node side of OpenAPI: files as APIs, and APIs as pages. Kept apart from the main entry, which browsers load. */
export { loadApi } from './load-api.ts';
export type { LoadedApi } from './load-api.ts';
export type { ApiIo, ReadResult } from './api-io.ts';
export { createSpecFiles } from './spec-files.ts';
export type { SpecFile, SpecFiles } from './spec-files.ts';
export { hostOf, isRemote, toSource } from './source-path.ts';
export { joinApis } from '../pages/join-apis.ts';
export type { ApiSources, JoinedSources } from '../pages/join-apis.ts';
export { listSpecUses } from '../pages/spec-use.ts';
export type { SpecUse } from '../pages/spec-use.ts';
export { createMarkdown } from '../markdown/create-markdown.ts';
export type { RenderMarkdown } from '../markdown/create-markdown.ts';
export { createApiPageData, toOperationData } from '../page/create-api-page-data.ts';
export type { PageDataScope } from '../page/create-api-page-data.ts';
export { renderSchema } from '../page/render-schema.ts';
export type { RenderOptions } from '../page/render-schema.ts';
