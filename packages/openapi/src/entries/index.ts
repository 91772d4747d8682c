// What others may build on: the model of an operation, and requests made from it. The README documents it; the list is held by
// `playground/harness/public-exports.test.ts`, and what only our packages share is in the other entries.
export type { Encoding, Example, MediaType, Parameter, ParameterLocation, ParameterStyle } from '../model/media-type.ts';
export type { Method } from '../model/method.ts';
export type { ExternalDocs, GivenSample, Operation, OperationSummary, RequestBody, Response, ResponseLink } from '../model/operation.ts';
export type { Schema } from '../model/schema.ts';
export type { OAuthFlow, Security, SecurityRequirement, SecurityScheme } from '../model/security.ts';
export type { Server, ServerVariable } from '../model/server.ts';
export { applyApiConfig, type AuthField, type ConfiguredOperation, type RequestConfig } from '../request/apply-api-config.ts';
export { buildRequest } from '../request/build-request.ts';
export { createFetchInit } from '../request/create-fetch-init.ts';
export { createValues } from '../request/create-values.ts';
export type { Credential, Credentials, RequestAuth } from '../request/credentials.ts';
export type { ServerChoice } from '../request/create-server-url.ts';
export type { HttpRequest, RequestContent, RequestNote, RequestPart } from '../request/http-request.ts';
export type { NamedValues, RequestValue, RequestValues } from '../request/request-value.ts';
export { createSamples, SAMPLE_LANGUAGES, type Sample } from '../samples/create-samples.ts';
export type { SampleLanguage } from '../samples/sample-language.ts';
