import { afterAll, describe, expect } from 'vitest';

import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { startEchoServer } from '../harness/echo-server.ts';
import { findViolations } from '../harness/find-violations.ts';
import { startSocketServer } from '../harness/socket-server.ts';
import { visit } from '../harness/visit.ts';

const api = await startEchoServer({ allowsPages: true });
const sea = await startSocketServer({ hello: '{"knots":"fast"}' });
afterAll(() => Promise.all([api, sea].map((server) => server.stop())));

const FLOWS = `arazzo: 1.0.1
info: { title: Flows, version: '1' }
sourceDescriptions: [{ name: beacon, url: ./openapi.yaml, type: openapi }]
workflows:
  - workflowId: add-light
    summary: Add a light
    description: Looks at the coast **first**.
    inputs:
      type: object
      required: [coast]
      properties:
        coast: { type: string, description: The coast to look at. }
        token: { type: string, default: s3cret }
    steps:
      - stepId: list
        operationPath: '{$sourceDescriptions.beacon.url}#/paths/~1lights/get'
        parameters: [{ name: coast, in: query, value: $inputs.coast }]
        successCriteria:
          - condition: $statusCode == 200 && $response.body.method == 'get'
          - { context: $response.body.url, condition: '^/lights', type: regex }
        outputs: { seen: $response.body#/url }
      - stepId: add
        operationPath: '{$sourceDescriptions.beacon.url}#/paths/~1lights/post'
        parameters: [{ name: Authorization, in: header, value: 'Bearer {$inputs.token}' }]
        requestBody: { contentType: application/json, payload: { name: $steps.list.outputs.seen } }
        successCriteria: [{ context: $response.body, condition: '$.headers.authorization', type: jsonpath }]
        outputs: { token: $response.body#/headers/authorization, sent: $response.body#/body }
      - stepId: keepers
        operationPath: '{$sourceDescriptions.beacon.url}#/paths/~1keepers/get'
        successCriteria: [{ condition: $statusCode == 404 }]
        onFailure:
          - { name: again, type: retry, retryAfter: 0.01, retryLimit: 1 }
          - { name: back, type: goto, stepId: done }
      - stepId: unreached
        operationPath: '{$sourceDescriptions.beacon.url}#/paths/~1keepers/get'
      - stepId: done
        operationPath: '{$sourceDescriptions.beacon.url}#/paths/~1keepers/get'
    outputs: { sent: $steps.add.outputs.sent }
`;

const SCHEMA = `type Query {
  "A light by its **name**. <b onclick=alert(1)>See</b>"
  light(name: String!, at: Date): Light
}
"Shines over the sea."
type Light { name: String! "How far, in miles." range(unit: Unit = MILES): Int }
enum Unit { MILES METRES }
scalar Date
`;

const SEA = `asyncapi: 3.0.0
info: { title: Sea, version: '1' }
servers:
  socket: { host: ${sea.origin.slice('ws://'.length)}, protocol: ws }
  http:
    host: ${api.origin.slice('http://'.length)}
    protocol: http
    security: [{ $ref: '#/components/securitySchemes/pass' }]
components: { securitySchemes: { pass: { type: http, scheme: bearer } } }
channels:
  ships:
    address: /ships/{id}
    title: A ship
    servers: [{ $ref: '#/servers/socket' }]
    parameters: { id: { description: Its number. } }
    bindings: { ws: { headers: { type: object, required: [Sec-WebSocket-Protocol], properties: { Sec-WebSocket-Protocol: { const: ship.v1 }, X-Key: { type: string } } } } }
    messages:
      moved: { payload: { type: object, required: [knots], properties: { knots: { type: number } } } }
      turn: { payload: { type: object, required: [course], properties: { course: { type: integer, minimum: 7 } } } }
  lights:
    address: /events
    title: Lights that are lit
    servers: [{ $ref: '#/servers/http' }]
    messages: { lit: { payload: { type: object, required: [name], properties: { name: { type: string } } } } }
  orders:
    address: /orders
    title: Orders
    servers: [{ $ref: '#/servers/http' }]
    messages:
      order: { payload: { type: object, properties: { course: { type: integer, example: 7 } } } }
      told: { payload: { type: object, required: [method], properties: { method: { const: PUT } } } }
operations:
  order: { action: receive, channel: { $ref: '#/channels/orders' }, messages: [{ $ref: '#/channels/orders/messages/order' }], reply: { messages: [{ $ref: '#/channels/orders/messages/told' }] } }
  tell: { action: send, channel: { $ref: '#/channels/ships' }, messages: [{ $ref: '#/channels/ships/messages/moved' }] }
  hear: { action: receive, channel: { $ref: '#/channels/ships' }, messages: [{ $ref: '#/channels/ships/messages/turn' }] }
  lit: { action: send, channel: { $ref: '#/channels/lights' } }
`;

const QUERY = '/api-reference/queries/light';

const PAGE = '/api-reference/add-a-light';

const test = createTest({
  app: 'api',
  base: '/docs',
  mount: '/docs',
  async prepare(files) {
    await files.edit('docs.json', (text) =>
      text
        .replace('"api": {', `"api": { "baseUrl": "${api.origin}",`)
        .replace(
          '"openapi": "/spec/openapi.yaml"',
          '"openapi": ["/spec/openapi.yaml", "/spec/flows.arazzo.yaml", "/spec/schema.graphql", "/spec/sea.yaml"]',
        ),
    );
    await files.edit('spec/openapi.yaml', (text) =>
      text.replace(
        '      summary: Add a light\n',
        '      summary: Add a light\n      requestBody: { content: { application/json: { schema: { type: object } } } }\n',
      ),
    );
    await files.add('spec/flows.arazzo.yaml', FLOWS);
    await files.add('spec/schema.graphql', SCHEMA);
    await files.add('spec/sea.yaml', SEA);
  },
});

// The forms are the same code in dev, where the tests beside these show that one is loaded and sends.
const testBuilt = inBuild(test);

describe('a workflow', () => {
  test('runs step by step, by keyboard alone', async ({ site, page }) => {
    api.seen.length = 0;
    await visit(page, site.url(PAGE));
    await page.getByRole('button', { name: 'Run workflow' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('coast, required').focus();
    await page.keyboard.type('north & east');
    const next = page.getByRole('button', { name: 'Run next step' });
    await next.focus();
    await page.keyboard.press('Enter');
    const results = page.locator('.octavo-workflow-result');
    await expect.poll(() => results.first().getAttribute('data-state')).toBe('success');
    expect(await results.count()).toBe(1);
    expect(api.seen).toEqual(['GET /lights?coast=north%20%26%20east']);
    expect(await results.locator('li[data-met="true"]').count()).toBe(2);
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const end = page.locator('.octavo-workflow-end');
    await end.waitFor();
    expect(await end.getAttribute('data-state')).toBe('success');
    expect(await results.locator('.octavo-workflow-result-head > code').allTextContents()).toEqual([
      'list',
      'add',
      'keepers',
      'keepers',
      'done',
    ]);
    expect(await results.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['state']))).toEqual([
      'success',
      'success',
      'failure',
      'failure',
      'success',
    ]);
    expect(api.seen.slice(1)).toEqual(['POST /lights', 'GET /keepers', 'GET /keepers', 'GET /keepers']);
    expect(await results.nth(1).innerText()).toContain('Bearer s3cret');
    expect(await end.innerText()).toContain('/lights?coast=north');
    if (!isDev) expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => results.count()).toBe(0);
  });
});

describe.runIf(!isDev)('the built page of a workflow', () => {
  test('is read without a script, with links to the pages of its operations', async ({ site }) => {
    const html = await (await fetch(site.url(PAGE))).text();
    for (const text of [
      'Looks at the coast <strong>first</strong>',
      'The coast to look at.',
      'id="step-keepers"',
      'href="/docs/api-reference/lights/list-lights"',
    ])
      expect(html).toContain(text);
    const markdown = await (await fetch(site.url(`${PAGE}.md`))).text();
    expect(markdown).toContain('On failure:\n\n- `again`: Retry, up to 1 times, after 0.01 s\n- `back`: Go to `done`');
  });
});

describe.runIf(isDev)('the page of a workflow in dev', () => {
  test('follows its file', async ({ site, page, log }) => {
    await visit(page, site.url(PAGE));
    await site.files.edit('spec/flows.arazzo.yaml', (text) => text.replace('stepId: unreached', 'stepId: skipped'));
    await page.locator('#step-skipped').waitFor();
    log.allow(/Unknown step/);
    await site.files.edit('spec/flows.arazzo.yaml', (text) => text.replace('stepId: done }', 'stepId: dne }'));
    await expect.poll(() => page.locator('#step-keepers').locator('..').innerText()).toContain('dne');
  });
});

describe('a query of a GraphQL schema', () => {
  testBuilt('is sent with its variables, by keyboard alone', async ({ site, page }) => {
    api.seen.length = 0;
    await visit(page, site.url(QUERY));
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    const name = page.getByLabel('name, required');
    await name.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Skerry');
    await page.keyboard.press('ControlOrMeta+Enter');
    const answer = page.locator('.octavo-try-panel').getByText('query Light($name: String!, $at: Date)');
    await answer.last().waitFor();
    await expect.poll(() => api.seen).toEqual(['POST /']);
    expect(await page.locator('.octavo-beside-examples').innerText()).toContain('"name": "Skerry"');
    if (!isDev) expect(await findViolations(page)).toEqual([]);
  });
});

describe.runIf(!isDev)('the built pages of a GraphQL schema', () => {
  test('link to each other, and are found', async ({ site, page }) => {
    const html = await (await fetch(site.url(QUERY))).text();
    expect(html).toContain('A light by its <strong>name</strong>');
    expect(html).not.toContain('onclick');
    expect(html).toContain('href="/docs/api-reference/objects/light"');
    const markdown = await (await fetch(site.url('/api-reference/objects/light.md'))).text();
    expect(markdown).toContain('  - `unit` ([`Unit`](/docs/api-reference/enums/unit.md), default `MILES`)');
    await visit(page, site.url('/api-reference/objects/light'));
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('METRES');
    await page.getByRole('option', { name: /Unit/ }).first().waitFor();
  });
});

describe.runIf(isDev)('the page of a query in dev', () => {
  test('follows its schema', async ({ site, page, log }) => {
    await visit(page, site.url(QUERY));
    await site.files.edit('spec/schema.graphql', (text) => text.replace('at: Date', 'since: Date'));
    await page.locator('[id="arguments.since"]').waitFor();
    log.allow(/Unknown type `Dat`/);
    await site.files.edit('spec/schema.graphql', (text) => text.replace('since: Date', 'since: Dat'));
    await expect.poll(() => page.locator('[id="arguments.since"]').innerText()).toMatch(/Dat$/);
  });
});

describe('a channel', () => {
  testBuilt('is opened, sent to and left by keyboard alone; what goes over it is held against its schemas', async ({ site, page }) => {
    sea.seen.length = 0;
    await visit(page, site.url('/api-reference/a-ship'));
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    const id = page.getByLabel('id, required');
    await id.waitFor();
    await page.getByRole('button', { name: 'Connect' }).focus();
    await page.keyboard.press('Enter');
    expect(await id.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('7 b');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Messages' });
    await log.getByText('moved Differences from the schema: 1').waitFor();
    expect(await log.innerText()).toContain('/knots');

    const form = page.getByRole('form', { name: 'Message' });
    const message = form.getByRole('textbox', { name: 'Message' });
    await message.focus();
    await form.getByText('turn Matches the schema').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('{"course": 3}');
    await form.getByText('turn Differences from the schema: 1').waitFor();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => sea.seen).toEqual(['/ships/7%20b ship.v1', '{"course": 3}']);
    await expect.poll(() => log.locator('ol > li').count()).toBe(3);
    if (!isDev) expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Disconnect' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Disconnected').waitFor();
    await expect.poll(() => sea.seen.at(-1)).toBe('left');
  });
});

describe.runIf(!isDev)('a channel of server-sent events', () => {
  test('is listened to until the reader has enough', async ({ site, page }) => {
    api.seen.length = 0;
    await visit(page, site.url('/api-reference/lights-that-are-lit'));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Connect' }).click();
    const log = page.getByRole('log', { name: 'Messages' });
    await log.getByText('lit Matches the schema').waitFor();
    expect(await page.getByRole('form', { name: 'Message' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect.poll(() => api.seen).toEqual(['GET /events', 'left /events']);
  });

  test('shares its credentials with a channel that receives messages over HTTP', async ({ site, page }) => {
    await visit(page, site.url('/api-reference/lights-that-are-lit'));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('Token', { exact: true }).fill('s3cret');
    await visit(page, site.url('/api-reference/orders'));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('form', { name: 'Message' }).getByRole('button', { name: 'Send' }).click();
    const panel = page.locator('.octavo-try-panel');
    await panel.getByText('Bearer s3cret').waitFor();
    // The reply is to have been put.
    await panel.getByText('Differences from the schema: 1').waitFor();
    expect(await panel.innerText()).toContain('course');
    expect(await page.getByRole('button', { name: 'Connect' }).count()).toBe(0);
  });
});
