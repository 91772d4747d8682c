import type { Json } from '@octavo/core';
import { findText, toObject } from '../value/json-value.ts';

/** How a file is written; `async` is AsyncAPI, 2.x or 3.x, `arazzo` Arazzo, 1.x, `graphql` a GraphQL schema; `unknown` is read as 3.1. */
export type SpecVersion = '2.0' | '3.0' | '3.1' | '3.2' | 'async' | 'arazzo' | 'graphql' | 'unknown';

/** Tells the version of a document. YAML may hold it as a number. */
export function findVersion(document: Json | undefined): SpecVersion {
  const { swagger, openapi, asyncapi, arazzo, graphql } = toObject(document);
  if (graphql === true) return 'graphql';
  if (/^[23]/.test(findText(asyncapi) ?? '')) return 'async';
  if (findText(arazzo)?.startsWith('1')) return 'arazzo';
  if (findText(swagger)?.startsWith('2')) return '2.0';
  const [, minor] = /^3\.([0-2])/.exec(findText(openapi) ?? '') ?? [];
  if (minor === '0') return '3.0';
  if (minor === '1') return '3.1';
  return minor === '2' ? '3.2' : 'unknown';
}
