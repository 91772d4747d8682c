import type { Explanation } from './explanation.ts';

/** Codes about OpenAPI and AsyncAPI files. */
export const API = {
  'openapi/broken-reference': {
    title: 'A `$ref` cannot be followed',
    meaning: 'A reference of an API file names a part or a file that is not there. What it stands for is not shown.',
    example: '$ref: "#/components/schemas/Usr"',
    remedy: 'Correct the reference.',
  },
  'openapi/fetching': {
    title: 'An API file is being fetched',
    meaning: 'The file is on another host, and has not arrived yet. Its pages appear when it has.',
    example: '"openapi": "https://api.example.com/openapi.json"',
    remedy: 'Wait, or keep a copy of the file in the project.',
  },
  'openapi/invalid': {
    title: 'An API file breaks the rules of OpenAPI',
    meaning: 'A part of the file is not what the specification asks for. Its pages are shown all the same.',
    example: 'responses: {}',
    remedy: 'Correct the part that the message names.',
  },
  'openapi/offline': {
    title: 'A kept copy of an API file is shown',
    meaning: 'The address could not be fetched. The copy from the last time is used.',
    example: '"openapi": "https://api.example.com/openapi.json"',
    remedy: 'Check the connection and the address.',
  },
  'openapi/refused-reference': {
    title: 'A reference of an API file is refused',
    meaning: 'API files refer to files of the project, and to hosts that `docs.json` names. Other references are not followed.',
    example: '$ref: "../../secrets.yaml"',
    remedy: 'Move the file into the project, or name its address in `docs.json`.',
  },
  'openapi/syntax': {
    title: 'An API file is not valid JSON or YAML',
    meaning: 'The file cannot be read. It has no pages.',
    example: 'openapi: 3.1.0\n  paths: {}',
    remedy: 'Correct the place that the message names.',
  },
  'openapi/unchecked': {
    title: 'An API file could not be validated',
    meaning: 'The validator failed on this file. Its pages are shown all the same.',
    example: 'a file with very deep references',
    remedy: 'Nothing has to be done. Please report the file if you can share it.',
  },
  'openapi/unclear-operation': {
    title: 'A page names no operation',
    meaning: '`openapi`, `asyncapi` or `api` in frontmatter is not of a form that names an operation.',
    example: 'openapi: users',
    remedy: 'Write `GET /users`, or `openapi.json GET /users`.',
  },
  'openapi/unknown-operation': {
    title: 'A page names an operation that no API file has',
    meaning: 'The operation in the frontmatter is not found. The page shows its text only.',
    example: 'openapi: GET /usres',
    remedy: 'Write method and path as they stand in the file.',
  },
  'openapi/unknown-schema': {
    title: 'A page names a schema that no API file has',
    meaning: '`openapi-schema` in frontmatter names a schema that is not found.',
    example: 'openapi-schema: Usr',
    remedy: 'Correct the name.',
  },
  'openapi/unknown-security': {
    title: 'Undefined security scheme',
    meaning: 'An operation asks for a security scheme that the file does not define, or whose type is unknown.',
    example: 'security: [{ token: [] }]',
    remedy: 'Define it under `components.securitySchemes`.',
  },
  'openapi/unknown-version': {
    title: 'An API file does not say its version',
    meaning: 'The file has no `openapi` or `swagger` field. It is read as OpenAPI 3.1.',
    example: 'info: { title: API }',
    remedy: 'Add `openapi: 3.1.0` at its top.',
  },
  'openapi/unreadable': {
    title: 'An API file cannot be read',
    meaning: 'The file is not there, or its address does not answer. It has no pages.',
    example: '"openapi": "opneapi.yaml"',
    remedy: 'Correct the path or the address.',
  },
  'openapi/without-page': {
    title: 'Operations without a page',
    meaning: 'Navigation names some operations of a file, so only these are shown.',
    example: '{ "group": "Users", "openapi": "openapi.yaml", "pages": ["GET /users"] }',
    remedy: 'Name the others too, or write `x-excluded: true` on what is to have no page.',
  },
  'openapi/broken-example': {
    title: 'An example does not fit its schema',
    meaning:
      'An example or a default of an OpenAPI file breaks the schema beside it: a type, a required property, a format. It is shown as written, but a program that follows the schema refuses it.',
    example: '`type: integer` with `example: "5"`',
    remedy: 'Correct the example, or the schema if the example is right.',
  },
  'openapi/shortened': {
    title: 'A part of an API is not shown to its end',
    meaning:
      'A description takes too long to parse as Markdown and is shown as plain text from there on, or a list, a map or a value is so large that only its beginning is shown.',
    example: 'a paragraph with thousands of `*` and `_`, an `enum` of 10,000 values',
    remedy: 'Shorten it, or escape the characters of the description.',
  },
} as const satisfies { [code: string]: Explanation };
