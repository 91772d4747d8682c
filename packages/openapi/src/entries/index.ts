export { METHODS } from '../model/method.ts';
export type { ApiPageData, Expanded, OperationPageData, SchemaPageData } from '../page/api-page-data.ts';
export type { Api, Tag } from '../model/api.ts';
export type { Encoding, Example, MediaType, Parameter, ParameterLocation, ParameterStyle } from '../model/media-type.ts';
export type { Method } from '../model/method.ts';
export type { ExternalDocs, GivenSample, Operation, OperationSummary, RequestBody, Response, ResponseLink } from '../model/operation.ts';
export type { PageField } from '../model/page-field.ts';
export type { Schema, SchemaTable } from '../model/schema.ts';
export type { OAuthFlow, Security, SecurityRequirement, SecurityScheme } from '../model/security.ts';
export type { Server, ServerVariable } from '../model/server.ts';
export { buildRequest } from '../request/build-request.ts';
export { createFetchInit } from '../request/create-fetch-init.ts';
export type { HttpRequest, RequestContent, RequestNote, RequestPart } from '../request/http-request.ts';
export type { NamedValues, RequestValue, RequestValues } from '../request/request-value.ts';
export { createBodyValues, createValues } from '../request/create-values.ts';
export { coerceValue } from '../request/coerce-value.ts';
export { findJson, parseExactJson, stringifyJson } from '../request/json-text.ts';
export { findMediaType } from '../request/create-body.ts';
export { createServerUrl, findServerOrigin, type ServerChoice, type ServerUrl } from '../request/create-server-url.ts';
export {
  chooseAlternative,
  createPlaceholders,
  findCredentialKind,
  maskCredentials,
  type Credential,
  type Credentials,
  type RequestAuth,
} from '../request/credentials.ts';
export { applyApiConfig, type AuthField, type ConfiguredOperation, type RequestConfig } from '../request/apply-api-config.ts';
export { createPkce, type Pkce } from '../oauth/pkce.ts';
export {
  createAuthorizationUrl,
  createTokenRequest,
  parseAuthorizationAnswer,
  parseTokenAnswer,
  type OAuthAnswer,
  type OAuthClient,
  type TokenRequest,
} from '../oauth/authorization-code.ts';
export { createDiscoveryUrl, parseDiscovery } from '../oauth/discovery.ts';
export { createSamples, findSampleLanguage, SAMPLE_LANGUAGES, type Sample } from '../samples/create-samples.ts';
export type { SampleLanguage } from '../samples/sample-language.ts';
