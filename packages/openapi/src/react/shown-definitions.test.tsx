import { parseConfig } from '@octavo/core';
import type { Json } from '@octavo/core';
import { OctavoProvider } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { loadSchema } from '../load/load-graphql-fixture.ts';
import { createApiPageData } from '../page-data/create-api-page-data.ts';
import { createWorkflowFixture } from '../page-data/create-workflow-fixture.ts';
import { listUnseenMarks, markValues } from '../page-data/fixtures/mark-values.ts';
import { writeDefinition } from '../twin/write-definition.ts';
import { writeOverview } from '../twin/write-overview.ts';
import { writeWorkflow } from '../twin/write-workflow.ts';
import { ApiPage } from './api-page.tsx';
import { GraphqlPage } from './graphql/graphql-page.tsx';
import { WorkflowPage } from './workflow/workflow-page.tsx';

const { config } = parseConfig(JSON.stringify({ name: 'A', navigation: [] }), 'docs.json');

function write(page: ReactElement): string {
  return renderToString(<OctavoProvider value={{ site: JSON.parse('{ "name": "A", "base": "" }') }}>{page}</OctavoProvider>);
}

const SCHEMA = `
"?" schema @link(url: "?") { query: Root mutation: Mutation }
"?" directive @link(url: String) on SCHEMA
"?" directive @role("?" is: Int = 1?1 @deprecated(reason: "?")) repeatable on OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | UNION
"?" type Root implements Node @role(is: 2?2) {
  "?" one("?" a: Int = 3?3 @role(is: 4?4), b: Filter = { by: "?" }): [Thing!]! @role(is: 5?5) @deprecated(reason: "?")
  id(a: Int): ID
}
type Mutation { "?" move("?" to: Int @deprecated(reason: "?")): Either }
"?" interface Node { "?" id("?" a: Int = 6?6): ID @deprecated(reason: "?") }
"?" type Thing implements Node @role(is: 7?7) { id(a: Int): ID, "?" kind: Kind @role(is: 8?8) }
extend type Thing @role(is: 9?9) { "?" more: Odd }
"?" union Either @role(is: 1?2) = Thing | Other
type Other { other?: Int }
"?" enum Kind { "?" A? @deprecated(reason: "?") "?" B }
"?" input Filter { "?" by: String = "?" @role(is: 1?3) }
input Only @oneOf { a: Int }
"?" scalar Odd @specifiedBy(url: "https://?")
scalar Else @specifiedBy(url: "?")
`;

test('everything that a schema of GraphQL says is on a page, and in its Markdown', () => {
  if (config === undefined) throw new Error('The config is not read.');
  const marks: string[] = [];
  // Within a number a mark is a number, too.
  const sdl = String(markValues(SCHEMA, marks)).replaceAll(/(?<=\d)mark(\d+)x(?=\d)/g, '$1');
  const loaded = loadSchema(sdl);
  const scope = { loaded, config, renderMarkdown: (text: string) => (text === '' ? '' : `<i>${text}</i>`), chunkUrl: () => undefined };
  const operations = loaded.api?.operations ?? [];
  const overview = loaded.overview();
  const pages = [{ kind: 'overview' as const, key: '' }, ...operations].map(({ kind, key }) => {
    const data = createApiPageData({ frontmatter: {}, api: { kind, source: 'schema.graphql', key, isDeprecated: false } }, scope);
    if (data?.kind === 'overview') return write(<ApiPage data={data} />);
    return data?.kind === 'operation' ? write(<GraphqlPage data={data} />) : '';
  });
  const texts = operations.flatMap(({ key }) => {
    const part = loaded.operation(key)?.graphql;
    return part ? writeDefinition(part, { hrefOf: () => undefined }) : [];
  });
  const shown = {
    html: pages.join('\n'),
    markdown: [...texts, overview ? writeOverview(overview) : ''].join('\n'),
  };
  expect(loaded.problems).toEqual([]);
  expect(marks.length).toBeGreaterThan(40);
  expect(
    listUnseenMarks(
      sdl,
      marks.map((one) => (sdl.includes(one) ? one : one.slice(4, -1))),
      shown,
    ),
  ).toEqual([]);
  const reasons = [...sdl.matchAll(/@deprecated\(reason: "(.+?)"/g)].map(([, reason]) => reason);
  expect(reasons.filter((reason) => !shown.html.includes(`<i>${reason}</i>`))).toEqual([]);
  expect(shown.html).toContain('input Only @oneOf');
  expect(shown.html).toContain('directive @role repeatable');
});

const criteria = [
  { context: '$response.body?', condition: '$.a?', type: 'jsonpath' },
  { context: '?', condition: '?', type: { type: 'regex' } },
];
const named = (value: string): object => ({ name: '?', value });
const FLOWS = {
  arazzo: '1.0.1',
  info: { title: 'A', summary: '?', version: '?', description: '?' },
  sourceDescriptions: [
    { name: 'a', url: 'api.yaml', type: 'openapi' },
    { name: 'b?', url: 'https://?' },
  ],
  workflows: [
    {
      workflowId: 'buy',
      summary: 'A',
      description: '?',
      inputs: { $ref: '#/components/inputs/given' },
      dependsOn: ['before?'],
      parameters: [{ ...named('?'), in: 'query' }],
      successActions: [{ name: '?', type: 'goto', workflowId: 'before?', parameters: [named('?')], criteria }],
      failureActions: [{ reference: '$components.failureActions.again' }],
      steps: [
        {
          stepId: 'one?',
          description: '?',
          operationId: 'get',
          timeout: 0,
          parameters: [
            { reference: '$components.parameters.page', value: '?' },
            { ...named('$inputs.?'), in: 'header' },
          ],
          requestBody: { contentType: '?', payload: { a: '?' }, replacements: [{ target: '/?', value: '?' }] },
          successCriteria: criteria,
          onSuccess: [{ name: '?', type: 'end', criteria: [{ condition: '$statusCode == ?' }] }],
          onFailure: [{ name: '?', type: 'goto', stepId: 'two?' }],
          outputs: { 'out?': '?' },
        },
        { stepId: 'two?', dependsOn: ['one?'], workflowId: 'before?', parameters: [named('?')] },
      ],
      outputs: { 'all?': '$steps.?' },
    },
    { workflowId: 'before?', steps: [{ stepId: 'x', operationPath: '{$sourceDescriptions.a.url}#/paths/~1/get' }] },
  ],
  components: {
    inputs: { given: { type: 'object', description: '?', properties: { 'field?': { type: 'string', description: '?', default: '?' } } } },
    parameters: { page: { name: '?', in: 'query', value: 'hidden by its own' } },
    failureActions: { again: { name: '?', type: 'retry', retryAfter: 0, retryLimit: 0, stepId: 'two?', criteria } },
  },
};
const API = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/': { get: { operationId: 'get', responses: {} } } } };

test('everything that a file of Arazzo says is on a page, and in its Markdown', () => {
  const marks: string[] = [];
  // A name is one wherever it stands.
  const text = JSON.stringify(FLOWS).replaceAll(/(before|one|two)\?/g, '$1');
  const marked = markValues(JSON.parse(text) as Json, marks);
  const files = { 'flows.yaml': Object(marked), 'api.yaml': API };
  const data = createWorkflowFixture(files);
  const loaded = loadTestApi({ 'api.yaml': Object(marked) });
  const overview = loaded.overview();
  const [workflow] = Object.values(data.workflows);
  if (config === undefined || overview === undefined || workflow === undefined) throw new Error('The files are not read.');
  const page = { frontmatter: {}, api: { kind: 'overview' as const, source: 'api.yaml', key: '', isDeprecated: false } };
  const scope = { loaded, config, renderMarkdown: (one: string) => one, chunkUrl: () => undefined };
  const whole = createApiPageData(page, scope);
  if (whole?.kind !== 'overview') throw new Error('The file has no overview.');
  const table = Object.values(data.schemas)[0] ?? {};
  expect(marks.length).toBeGreaterThan(40);
  expect(
    listUnseenMarks(marked, marks, {
      html: write(<WorkflowPage data={data} />) + write(<ApiPage data={whole} />),
      markdown: writeWorkflow(workflow, { table, hrefOf: () => undefined }) + writeOverview(overview),
    }),
  ).toEqual([]);
});
