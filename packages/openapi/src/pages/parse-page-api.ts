import { findFrontmatterText } from '@octavo/core/internal';
import type { Page } from '@octavo/core';

/** What the frontmatter of a page asks for, before it is looked up. */
export type WantedApi =
  | { kind: 'operation'; field: 'openapi'; file?: string; method: string; path: string }
  | { kind: 'webhook'; field: 'openapi'; file?: string; name: string }
  | { kind: 'channel'; field: 'asyncapi'; file?: string; name: string }
  | { kind: 'workflow'; field: 'arazzo'; file?: string; name: string }
  | { kind: 'graphql'; field: 'graphql'; file?: string; name: string }
  | { kind: 'schema'; field: 'openapi-schema'; file?: string; name: string }
  | { kind: 'overview'; field: 'openapi'; file: string }
  | { kind: 'fields'; field: 'api'; method: string; url: string }
  | { kind: 'unclear'; field: 'openapi' | 'api'; value: string };

const METHOD = 'get|put|post|delete|options|head|patch|trace|query|connect';
const OPERATION = new RegExp(`^(?:(\\S.*?)\\s+)?(${METHOD})\\s+(\\S.*)$`, 'i');
const WEBHOOK = /^(?:(\S.*?)\s+)?webhook\s+(\S.*)$/i;

/** Reads `openapi`, `openapi-schema`, `asyncapi`, `arazzo`, `graphql` and `api` of a page's frontmatter; undefined when there is none of them. */
export function parsePageApi({ frontmatter }: Pick<Page, 'frontmatter'>): WantedApi | undefined {
  const openapi = findFrontmatterText(frontmatter, 'openapi');
  if (openapi !== undefined && /^\S+\.(?:json|ya?ml)$/i.test(openapi.trim()))
    return { kind: 'overview', field: 'openapi', file: openapi.trim() };
  if (openapi !== undefined) return parseOperation(openapi) ?? { kind: 'unclear', field: 'openapi', value: openapi };
  const schema = findFrontmatterText(frontmatter, 'openapi-schema');
  if (schema !== undefined) return parseSchema(schema);
  const asyncapi = findFrontmatterText(frontmatter, 'asyncapi');
  if (asyncapi !== undefined) return { kind: 'channel', field: 'asyncapi', ...parseNamed(asyncapi) };
  const arazzo = findFrontmatterText(frontmatter, 'arazzo');
  if (arazzo !== undefined) return { kind: 'workflow', field: 'arazzo', ...parseNamed(arazzo) };
  const graphql = findFrontmatterText(frontmatter, 'graphql');
  if (graphql !== undefined) return { kind: 'graphql', field: 'graphql', ...parseNamed(graphql) };
  const api = findFrontmatterText(frontmatter, 'api');
  if (api === undefined) return undefined;
  const [, before, method = '', url = ''] = OPERATION.exec(api) ?? [];
  return method === '' || before !== undefined
    ? { kind: 'unclear', field: 'api', value: api }
    : { kind: 'fields', field: 'api', method: method.toUpperCase(), url };
}

/** Reads an operation as frontmatter and navigation name it: `GET /a`, `file.json GET /a`, `webhook a`. Undefined when it is none. */
export function parseOperation(text: string): Extract<WantedApi, { field: 'openapi'; kind: 'operation' | 'webhook' }> | undefined {
  const [, file, method, path] = OPERATION.exec(text.trim()) ?? [];
  if (method !== undefined && path !== undefined)
    return { kind: 'operation', field: 'openapi', ...(file !== undefined && { file }), method: method.toUpperCase(), path };
  const [, webhookFile, name] = WEBHOOK.exec(text.trim()) ?? [];
  return name === undefined
    ? undefined
    : { kind: 'webhook', field: 'openapi', ...(webhookFile !== undefined && { file: webhookFile }), name };
}

/** `asyncapi.yaml chat`, `chat`: a file is known by its name's end. */
function parseNamed(text: string): { file?: string; name: string } {
  const [, file, name = text] = /^(\S+\.(?:json|ya?ml|graphqls?|gql)\S*)\s+(\S.*)$/i.exec(text.trim()) ?? [];
  return { ...(file !== undefined && { file }), name: name.trim() };
}

/** Names of schemas hold no spaces: what stands before the last one is a file. */
function parseSchema(text: string): WantedApi {
  const [, file, name = text] = /^(\S.*?)\s+(\S+)$/.exec(text) ?? [];
  return { kind: 'schema', field: 'openapi-schema', ...(file !== undefined && { file }), name };
}
