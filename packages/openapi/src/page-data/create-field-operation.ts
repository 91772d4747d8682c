import type { Json, JsonObject } from '@octavo/core';
import type { MediaType, Parameter } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';
import type { PageField } from '../model/page-field.ts';
import { setOwn } from '../value/set-own.ts';

/**
 * Makes an operation of what a page describes itself (frontmatter `api: METHOD address`). An absolute address is the server's, too;
 * `{name}` and `:name` in it are parameters whether a field describes them or not.
 */
export function createFieldOperation(key: string, fields: readonly PageField[]): Operation {
  const { method, server, path } = splitAddress(key);
  const ofPlace = (place: PageField['in']): PageField[] => fields.filter((field) => field.in === place);
  const named = ofPlace('path');
  const missing = [...path.matchAll(/\{([^{}]+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !named.some((field) => field.name === name));
  const parameters = [
    ...[...named, ...missing.map(createPathField)].map((field) => createParameter(field, 'path')),
    ...ofPlace('query').map((field) => createParameter(field, 'query')),
    ...ofPlace('header').map((field) => createParameter(field, 'header')),
  ];
  const body = ofPlace('body');
  const response = ofPlace('response');
  return {
    key,
    kind: 'operation',
    method,
    path,
    tags: [],
    deprecated: false,
    isHidden: false,
    isExcluded: false,
    servers: server === undefined ? [] : [{ url: server, variables: [] }],
    security: [],
    parameters,
    ...(body.length > 0 && { requestBody: { required: body.some(({ required }) => required), content: [createContent(body)] } }),
    responses: response.length > 0 ? [{ status: '200', headers: [], content: [createContent(response)], links: [] }] : [],
    callbacks: [],
    samples: [],
    schemas: {},
  };
}

/** `GET https://host/a/:id` -> `GET`, `https://host`, `/a/{id}` */
function splitAddress(key: string): { method: string; server?: string; path: string } {
  const [method = '', ...rest] = key.split(' ');
  const address = rest.join(' ').trim();
  const [, server, path = address] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(address) ?? [];
  const clean = `/${path.replace(/^\//, '')}`.replace(/[?#].*$/s, '').replaceAll(/\/:([\w-]+)/g, '/{$1}');
  return { method, ...(server !== undefined && { server }), path: clean };
}

function createPathField(name: string): PageField {
  return { in: 'path', name, type: 'string', required: true, deprecated: false, enum: [], description: '', fields: [] };
}

function createParameter(field: PageField, place: 'path' | 'query' | 'header'): Parameter {
  const style = place === 'query' ? 'form' : 'simple';
  return {
    name: field.name,
    in: place,
    ...(field.description !== '' && { description: field.description }),
    required: field.required || place === 'path',
    deprecated: field.deprecated,
    allowEmptyValue: false,
    style,
    explode: style === 'form',
    allowReserved: false,
    schema: createSchema(field),
    examples: field.placeholder === undefined ? [] : [{ name: 'Example', value: toValue(field.placeholder, field.type) }],
  };
}

/** Fields with a file among them are sent as a form. */
function createContent(fields: readonly PageField[]): MediaType {
  const type = fields.some((field) => field.in === 'body' && /\bfile\b/i.test(field.type ?? ''))
    ? 'multipart/form-data'
    : 'application/json';
  return { type, schema: createObject(fields), examples: [], encoding: {} };
}

function createObject(fields: readonly PageField[]): JsonObject {
  const properties: JsonObject = {};
  for (const field of fields) setOwn(properties, field.name, createSchema(field));
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function createSchema({ type = '', description, deprecated, default: fallback, enum: values, fields }: PageField): JsonObject {
  const shared = {
    ...(description !== '' && { description }),
    ...(deprecated && { deprecated }),
    ...(fallback !== undefined && { default: toValue(fallback, type) }),
  };
  const [, itemType] = /^(?:array|list)\s*(?:of|<)\s*([^>]*)>?$/i.exec(type.trim()) ?? /^(.*)\[\]$/.exec(type.trim()) ?? [];
  if (itemType !== undefined || /^(?:array|list)$/i.test(type.trim()))
    return { ...shared, type: 'array', items: fields.length > 0 ? createObject(fields) : createType(itemType ?? '') };
  if (fields.length > 0) return { ...shared, ...createObject(fields) };
  return { ...shared, ...createType(type), ...(values.length > 0 && { enum: values.map((value) => toValue(value, type)) }) };
}

/** The type that an author's word means; any value for a word that means none. */
function createType(word: string): JsonObject {
  const plain = word.trim().toLowerCase().replace(/s$/, '');
  if (/^(?:integer|int|int32|int64|long)$/.test(plain)) return { type: 'integer' };
  if (/^(?:number|float|double|decimal)$/.test(plain)) return { type: 'number' };
  if (/^bool(?:ean)?$/.test(plain)) return { type: 'boolean' };
  if (/^(?:object|map|record|dict|json)$/.test(plain)) return { type: 'object' };
  if (/^(?:file|binary)$/.test(plain)) return { type: 'string', format: 'binary' };
  return /^(?:string|text|uuid|email|url|uri|date|datetime|date-time)$/.test(plain) ? { type: 'string' } : {};
}

function toValue(text: string, type = ''): Json {
  const { type: known } = createType(type);
  if ((known === 'integer' || known === 'number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return known === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text;
}
