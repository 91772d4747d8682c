// What the plugin takes of requests and pages beside the public entry, in browsers too: it changes with any version.
export type { PageField } from '../model/page-field.ts';
export type { ApiPageData, OperationPageData, WorkflowPageData } from '../page/api-page-data.ts';
export { createServerUrl, findServerOrigin } from '../request/create-server-url.ts';
export { createPlaceholders } from '../request/credentials.ts';
export { findSampleLanguage } from '../samples/create-samples.ts';
export { createSampleRequest } from '../request/create-sample-request.ts';
export { SHOWN_CREDENTIALS } from '../react/shown/shows-credentials.ts';
