import type { Json, JsonObject } from '@octavo/core';
import type { ErrorObject } from 'ajv';
import { findText, isObject, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import type { StructureFinding } from './structure-finding.ts';
import { createUnexpected, wordFinding } from './word-finding.ts';

/**
 * Checks a document against the schema that its version's standard publishes (OpenAPI 3.1 and 3.2), and against the one rule of 3.2 that the
 * schema leaves to a dialect; undefined for other versions.
 */
export async function checkDocumentStructure(document: JsonObject): Promise<StructureFinding[] | undefined> {
  const schema = await loadSchema(findText(document['openapi']) ?? '');
  if (schema === undefined) return undefined;
  const [{ Ajv2020 }, { default: formats }] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')]);
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addFormat('media-range', true);
  const validate = ajv.compile(schema);
  const isValid = validate(document);
  const finding = isValid ? undefined : findCause(validate.errors ?? []);
  return [...(finding === undefined ? [] : [describe(finding)]), ...listXmlConflicts(document)];
}

async function loadSchema(version: string): Promise<object | undefined> {
  if (version.startsWith('3.1'))
    return (await import('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json', { with: { type: 'json' } })).default;
  if (version.startsWith('3.2'))
    return (await import('@seriousme/openapi-schema-validator/schemas/v3.2/schema.json', { with: { type: 'json' } })).default;
  return undefined;
}

/** Keywords that only say that another one failed. */
const AROUND = new Set(['if', 'oneOf', 'anyOf', 'allOf', '$ref', '$dynamicRef', 'propertyNames']);

/** Of all that failed together, what lies deepest: the rest follows from it. */
function findCause(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const own = errors.filter(({ keyword }) => !AROUND.has(keyword));
  return [...(own.length > 0 ? own : errors)].toSorted((one, other) => depthOf(other) - depthOf(one))[0];
}

function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

function describe({ instancePath, keyword, message = 'is not valid', params, propertyName }: ErrorObject): StructureFinding {
  const named: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
  if (typeof named === 'string') return createUnexpected(instancePath, named);
  if (keyword === 'false schema') return { pointer: instancePath, message: 'is not allowed together with its neighbouring fields' };
  if (keyword === 'not') return { pointer: instancePath, message: 'contains fields that OpenAPI does not allow together' };
  if (propertyName !== undefined) return { pointer: joinPointer(instancePath, propertyName), message: `has a name that ${message}` };
  return wordFinding({ pointer: instancePath, message });
}

/** `nodeType` of 3.2 takes the place of `attribute` and `wrapped` (XML Object). */
function listXmlConflicts(document: JsonObject): StructureFinding[] {
  if (!(findText(document['openapi']) ?? '').startsWith('3.2')) return [];
  const found: StructureFinding[] = [];
  const visit = (value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const xml = isObject(value) ? toObject(value['xml']) : {};
    const old = ['attribute', 'wrapped'].find((keyword) => xml[keyword] !== undefined);
    if (xml['nodeType'] !== undefined && old !== undefined)
      found.push({ pointer: joinPointer(joinPointer(pointer, 'xml'), old), message: 'cannot be combined with `nodeType`' });
    for (const [key, member] of Object.entries(value)) visit(member, joinPointer(pointer, key));
  };
  visit(document, '');
  return found;
}
