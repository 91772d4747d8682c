import type { Explanation } from './explanation.ts';

/** Codes about OpenAPI, AsyncAPI and Arazzo files. */
export const API = {
  'openapi/broken-reference': {
    title: 'Broken `$ref`',
    meaning: 'A reference in an API file points to a missing part or file. The referenced content is not shown.',
    example: '$ref: "#/components/schemas/Usr"',
    remedy: 'Fix the reference.',
  },
  'openapi/fetching': {
    title: 'An API file is being fetched',
    meaning: 'The file is on another host and still loading. Its pages appear when it is loaded.',
    example: '"openapi": "https://api.example.com/openapi.json"',
    remedy: 'Wait, or keep a copy of the file in the project.',
  },
  'openapi/invalid': {
    title: 'Invalid OpenAPI file',
    meaning: 'A part of the file violates the specification. Its pages are shown anyway.',
    example: 'responses: {}',
    remedy: 'Fix the part that the message mentions.',
  },
  'openapi/offline': {
    title: 'A cached copy of an API file is shown',
    meaning: 'The URL could not be fetched. The cached copy is used.',
    example: '"openapi": "https://api.example.com/openapi.json"',
    remedy: 'Check the connection and the address.',
  },
  'openapi/refused-reference': {
    title: 'Refused reference in an API file',
    meaning: 'API files can refer to files in the project and to hosts listed in `docs.json`. Other references are not followed.',
    example: '$ref: "../../secrets.yaml"',
    remedy: 'Move the file into the project, or add its URL to `docs.json`.',
  },
  'openapi/syntax': {
    title: 'An API file is not valid JSON or YAML',
    meaning: 'The file cannot be read. It has no pages.',
    example: 'openapi: 3.1.0\n  paths: {}',
    remedy: 'Fix the error at the location in the message.',
  },
  'openapi/unchecked': {
    title: 'An API file could not be validated',
    meaning: 'The validator failed on this file. Its pages are shown anyway.',
    example: 'a file with very deep references',
    remedy: 'No action is needed. Please report the file if you can share it.',
  },
  'openapi/unclear-operation': {
    title: 'Missing operation of a page',
    meaning: '`openapi`, `asyncapi`, `arazzo` or `api` in frontmatter does not identify an operation.',
    example: 'openapi: users',
    remedy: 'Write `GET /users`, or `openapi.json GET /users`.',
  },
  'openapi/unknown-operation': {
    title: 'Unknown operation in frontmatter',
    meaning: 'No API file has the operation in the frontmatter. The page shows its text only.',
    example: 'openapi: GET /usres',
    remedy: 'Use the method and path of the API file.',
  },
  'openapi/unknown-schema': {
    title: 'Unknown schema in frontmatter',
    meaning: '`openapi-schema` in frontmatter refers to a schema that no API file has.',
    example: 'openapi-schema: Usr',
    remedy: 'Fix the name.',
  },
  'openapi/unknown-security': {
    title: 'Undefined security scheme',
    meaning: 'An operation requires a security scheme that is not defined or has an unknown type.',
    example: 'security: [{ token: [] }]',
    remedy: 'Define it under `components.securitySchemes`.',
  },
  'openapi/unknown-version': {
    title: 'Unknown OpenAPI version',
    meaning: 'The file has no `openapi` or `swagger` field, or an unknown version in it. It is read as OpenAPI 3.1.',
    example: 'info: { title: API }',
    remedy: 'Add `openapi: 3.1.0` at its top.',
  },
  'openapi/overlay': {
    title: 'Invalid overlay',
    meaning:
      'The `target` of an action is not a JSONPath expression, it selects nodes of different kinds, or the update does not fit them. The action is ignored; the others are applied.',
    example: '{ "target": "paths./users", "remove": true }',
    remedy: "Fix the action. A target is a JSONPath expression (RFC 9535): `$.paths['/users']`.",
  },
  'openapi/unused-overlay': {
    title: 'An overlay that changes nothing',
    meaning: 'The target of an action selects nothing in the API file, or the overlay extends a file that is not an API file of the site.',
    example: `{ "target": "$.paths['/usres']", "remove": true }`,
    remedy: 'Fix the target or `extends`, or remove the action.',
  },
  'openapi/untold-change': {
    title: 'A breaking change that no page mentions',
    meaning:
      'The newest version in `api.changelog` has breaking changes that readers cannot find: the changelog is not in the navigation, and no page with an `<Update>` mentions the operation by method and path or links to it.',
    example: '"api": { "changelog": ["v1.0:openapi.yaml", "openapi.yaml"] }',
    remedy: 'Add `api-changelog` to the navigation, or write an `<Update>` about the operations that are listed.',
  },
  'openapi/unreadable': {
    title: 'An API file cannot be read',
    meaning: 'The file does not exist, or its URL does not respond. It has no pages.',
    example: '"openapi": "opneapi.yaml"',
    remedy: 'Fix the path or the URL.',
  },
  'openapi/graphql': {
    title: 'Invalid GraphQL schema',
    meaning:
      'The schema breaks a rule of GraphQL, for example with an undefined or duplicate name. The rest is shown. Or the package `graphql` 16 or 17 is not installed.',
    example: 'type Query { route: Rout }',
    remedy: 'Fix the schema at the line in the message. To install the package: `npm install -D graphql@16`.',
  },
  'openapi/workflow': {
    title: 'Invalid Arazzo file',
    meaning: 'A part of an Arazzo file is missing or invalid. The rest of the workflow is shown.',
    example: '{ "workflowId": "book", "steps": [] }',
    remedy: 'Fix the part that the message mentions; see the Arazzo specification.',
  },
  'openapi/workflow-circle': {
    title: 'Circular workflows or steps',
    meaning: 'Workflows or steps wait for each other, run each other, or go to each other without a condition, so a run never ends.',
    example: '{ "stepId": "poll", "onSuccess": [{ "type": "goto", "stepId": "poll" }] }',
    remedy: 'Remove one of the references, or give the action criteria that end the loop.',
  },
  'openapi/workflow-expression': {
    title: 'Invalid expression in an Arazzo file',
    meaning: 'A runtime expression or a condition of a criterion is invalid, or it needs the output of a later step.',
    example: '{ "condition": "$statusCode = 200" }',
    remedy: 'Fix it: `$statusCode == 200`, `$response.body#/id`, `$steps.find.outputs.id`.',
  },
  'openapi/workflow-reference': {
    title: 'Unknown name in an Arazzo file',
    meaning:
      'An Arazzo file refers to an operation, a step, a workflow, an input, an output, a component or a source description that does not exist.',
    example: '{ "stepId": "find", "operationId": "findRotue" }',
    remedy: 'Fix the name, or add the file to `sourceDescriptions`.',
  },
  'openapi/without-page': {
    title: 'Operations without a page',
    meaning: 'The navigation lists some operations of a file, so only these are shown.',
    example: '{ "group": "Users", "openapi": "openapi.yaml", "pages": ["GET /users"] }',
    remedy: 'Add the others, or set `x-excluded: true` on operations without a page.',
  },
  'openapi/broken-example': {
    title: 'Invalid example',
    meaning:
      'An example or default in an OpenAPI file does not match its schema. It is shown as written, but a program that validates against the schema rejects it.',
    example: '`type: integer` with `example: "5"`',
    remedy: 'Fix the example, or the schema if the example is right.',
  },
  'openapi/shortened': {
    title: 'Truncated part of an API',
    meaning:
      'A description takes too long to parse as Markdown and is shown as plain text from there on, or a list, map, value, code sample or merged schema is so large that only its beginning is shown.',
    example: 'a paragraph with thousands of `*` and `_`, an `enum` of 10,000 values',
    remedy: 'Shorten it, or escape the characters of the description.',
  },
} as const satisfies { [code: string]: Explanation };
