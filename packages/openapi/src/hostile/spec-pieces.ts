import type { Json, JsonObject } from '@octavo/core';

function createDocument(operation: JsonObject, schemas: JsonObject = {}): JsonObject {
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get: operation } }, components: { schemas } };
}

/** A document whose operation has a description. */
export function describe(description: string): JsonObject {
  return createDocument({ description, responses: { 200: { description: 'Fine' } } });
}

/** The schema as what is sent and as what comes back. */
export function answer(schema: Json, schemas: JsonObject = {}): JsonObject {
  const content = { 'application/json': { schema } };
  return createDocument(
    {
      parameters: [{ name: 'q', in: 'query', schema, required: true }],
      requestBody: { required: true, content },
      responses: { 200: { description: 'Fine', content } },
    },
    schemas,
  );
}

/** A reference to a schema. */
export function ref(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** `A0` -> `A1` -> …, each made of the next one; the last is a text. */
export function chain(length: number, make: (next: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(
    times(length, (index) => [`A${index}`, index === length - 1 ? { type: 'string' } : make(ref(`A${index + 1}`))]),
  );
}

/** `B0`, `B1`, …, each made of all others. */
export function clique(count: number, make: (others: JsonObject[], index: number) => JsonObject): JsonObject {
  return Object.fromEntries(
    times(count, (index) => [
      `B${index}`,
      make(
        times(count, (other) => other)
          .filter((other) => other !== index)
          .map((other) => ref(`B${other}`)),
        index,
      ),
    ]),
  );
}

/** A text, wrapped as often as said; what is shared is one value, as aliases of YAML are. */
export function nest(levels: number, wrap: (inner: Json) => Json): Json {
  let inner: Json = { type: 'string' };
  for (let level = 0; level < levels; level += 1) inner = wrap(inner);
  return inner;
}

/** Schemas as properties `p0`, `p1`, … */
export function named(schemas: Json[]): JsonObject {
  return Object.fromEntries(schemas.map((schema, index) => [`p${index}`, schema]));
}

/** A list of what is made for each number below `count`. */
export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
