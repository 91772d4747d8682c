import type { Locator } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { startEchoServer } from '../harness/echo-server.ts';
import { findViolations } from '../harness/find-violations.ts';
import { visit } from '../harness/visit.ts';

const [open, closed, other] = await Promise.all([true, false, true].map((allowsPages) => startEchoServer({ allowsPages })));
if (!open || !closed || !other) throw new Error('An API is missing.');
afterAll(() => Promise.all([open, closed, other].map((server) => server.stop())));

const ADD = '/api-reference/lights/add-a-light';
const SPEC = `    post:
      tags: [Lights]
      summary: Add a light
      security: [{ token: [] }]
      parameters: [{ name: kind, in: query, schema: { enum: [sector, lead] } }]
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string }, height: { type: number } } } } }
`;

const WATCHED = ['picture', 'events']
  .map((name) => `  /${name}:\n    get: { summary: Watch ${name}, responses: { '200': { description: Seen. } } }\n`)
  .join('');

const MOVED = `  /moved:
    get:
      summary: Ask what has moved
      security: [{ token: [] }]
      parameters: [{ name: to, in: query, required: true, schema: { type: string } }]
      responses: { '200': { description: Here. } }
`;

/** What the form changes of its page, the whole of which is looked at once. */
const FORM = ['.octavo-try', '.octavo-try-answer', '.octavo-try-tools'];

const test = createTest({
  app: 'api',
  base: '/docs',
  mount: '/docs',
  async prepare(files) {
    await files.edit('docs.json', (text) => text.replace('"api": {', `"api": { "baseUrl": ["${open.origin}", "${closed.origin}"],`));
    await files.edit('spec/openapi.yaml', (text) =>
      text
        .replace(/ {4}post:\n {6}tags: \[Lights\]\n {6}summary: Add a light\n/, SPEC)
        .replace('\nwebhooks:\n', `\n${WATCHED}${MOVED}webhooks:\n`)
        .replace('\ncomponents:\n', '\ncomponents:\n  securitySchemes: { token: { type: http, scheme: bearer } }\n'),
    );
    await files.add('moved.mdx', '---\ntitle: Moved\n---\n\n<Playground operation="GET /moved" />\n');
    await files.add(
      'try.mdx',
      '---\ntitle: Try\n---\n\n<Playground operation="GET /lights" />\n\n<Operation operation="POST /lights" />\n\n<Playground operation="GET /picture" />\n\n<Playground operation="GET /events" />\n',
    );
  },
});

describe('the playground', () => {
  test('by keyboard alone: fields, sending, the answer; what refuses is explained', async ({ site, page, log }) => {
    await visit(page, site.url(ADD));
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Try it' });
    await form.waitFor();
    await form.getByLabel('Token', { exact: true }).focus();
    await page.keyboard.type('s3cret');
    await form.getByLabel('kind').focus();
    await page.keyboard.type('lead');
    await form.getByLabel('name, required').focus();
    await page.keyboard.type('Skerry');
    await page.keyboard.press('Enter');

    const answer = page.locator('.octavo-try-answer');
    await expect.poll(() => answer.getAttribute('data-state')).toBe('done');
    await answer.getByRole('radio', { name: 'Raw', exact: true }).check();
    const told = JSON.parse((await answer.locator('pre').textContent()) ?? '');
    expect(told).toMatchObject({ method: 'POST', url: '/lights?kind=lead', body: '{\n  "name": "Skerry"\n}' });
    expect(told.headers).toMatchObject({ authorization: 'Bearer s3cret', 'content-type': 'application/json' });
    expect(told.headers).not.toHaveProperty('referer');
    expect(await page.locator('.octavo-request-example pre').first().textContent()).toContain('Bearer *****');
    if (!isDev) expect(await findViolations(page)).toEqual([]);

    log.allow(/CORS|net::ERR_FAILED/);
    await form.getByLabel(closed.origin.replace('http://', '')).check();
    expect(await form.getByLabel('Token', { exact: true }).inputValue()).toBe('');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => answer.getAttribute('data-state')).toBe('failed');
    expect(await answer.innerText()).toContain(`Access-Control-Allow-Origin: ${new URL(page.url()).origin}`);
    expect(closed.seen).toEqual([]);
    if (!isDev) expect(await findViolations(page, FORM)).toEqual([]);

    const proxy = page.getByRole('button', { name: 'Send through the dev server' });
    expect(await proxy.count()).toBe(isDev ? 1 : 0);
    if (!isDev) return;
    await proxy.click();
    await expect.poll(() => answer.getAttribute('data-state')).toBe('done');
    expect(closed.seen).toEqual(['POST /lights?kind=lead']);
  });
});

// The form's code is one in both; what may differ, that it is loaded and sends, dev shows above and below.
describe.runIf(!isDev)('its form', () => {
  test('follows a server to itself, and elsewhere without credentials on a click', async ({ site, page, log }) => {
    await visit(page, site.url('/moved'));
    const form = page.getByRole('form', { name: 'Try it' });
    await form.getByLabel('Token', { exact: true }).fill('s3cret');
    await form.getByLabel('to, required').fill('/here');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    const answer = page.locator('.octavo-try-answer');
    await expect.poll(() => answer.getAttribute('data-state')).toBe('done');
    await answer.getByRole('radio', { name: 'Raw', exact: true }).check();
    expect(JSON.parse((await answer.locator('pre').textContent()) ?? '')).toMatchObject({
      url: '/here',
      headers: { authorization: 'Bearer s3cret' },
    });

    log.allow(/Content Security Policy/);
    const follow = page.getByRole('button', { name: 'Follow without credentials' });
    await form.getByLabel('to, required').fill(`${other.origin}/there`);
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await follow.waitFor();
    await form.getByLabel('Token', { exact: true }).fill('');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await follow.waitFor();
    expect(other.seen).toEqual([]);
    await follow.click();
    await answer.getByRole('radio', { name: 'Raw', exact: true }).check();
    const told = JSON.parse((await answer.locator('pre').textContent()) ?? '');
    expect(told.url).toBe('/there');
    expect(told.headers).not.toHaveProperty('authorization');
  });

  test('opens filled from a link, which holds no secret', async ({ site, page }) => {
    await visit(page, site.url(ADD));
    await page.getByRole('button', { name: 'Try it' }).click();
    const form = page.getByRole('form', { name: 'Try it' });
    await form.getByLabel('Token', { exact: true }).fill('s3cret');
    await form.getByLabel('Show in the samples').check();
    await form.getByLabel('name, required').fill('Skerry & sons');
    const share = page.getByRole('button', { name: 'Share' });
    await share.focus();
    await page.keyboard.press('Enter');
    const link = await page.getByLabel('Link to this form').inputValue();
    expect(await share.getAttribute('aria-expanded')).toBe('true');
    expect(await findViolations(page, FORM)).toEqual([]);

    // A page that is opened later has it in its samples before the reader does anything there.
    await page.goto('about:blank');
    await visit(page, site.url(ADD));
    await expect.poll(() => page.locator('.octavo-request-example pre').first().textContent()).toContain('Bearer s3cret');

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    const seen = open.seen.length;
    await visit(page, link);
    await page.getByText('Filled in from a link.').waitFor();
    expect(await form.getByLabel('name, required').inputValue()).toBe('Skerry & sons');
    expect(await form.getByLabel('Token', { exact: true }).inputValue()).toBe('');
    expect(open.seen.length).toBe(seen);
    expect(await findViolations(page, FORM)).toEqual([]);
  });

  test('uses a request again from the page of another operation', async ({ site, page }) => {
    await visit(page, site.url(ADD));
    await page.getByRole('button', { name: 'Try it' }).click();
    const form = page.getByRole('form', { name: 'Try it' });
    await form.getByLabel('name, required').fill('Skerry');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => page.locator('.octavo-try-answer').getAttribute('data-state')).toBe('done');

    await page.goto(site.url('/moved'));
    const recent = page.getByRole('button', { name: 'Recent requests' });
    await recent.click();
    await page.locator('.octavo-try-history summary', { hasText: 'POST /lights' }).click();
    await expect.poll(() => page.locator('.octavo-try-history .octavo-try-answer').innerText()).toContain('"/lights"');
    expect(await findViolations(page, FORM)).toEqual([]);
    await page.getByRole('link', { name: 'Use again' }).click();
    await page.getByText('Filled in from a link.').waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(site.url(ADD)).pathname);
    expect(await form.getByLabel('name, required').inputValue()).toBe('Skerry');
  });

  test('changes between environments by keyboard', async ({ site, page }) => {
    await visit(page, site.url(ADD));
    await page.getByRole('button', { name: 'Try it' }).click();
    const form = page.getByRole('form', { name: 'Try it' });
    await form.getByLabel('name, required').fill('Skerry');
    await page.getByRole('button', { name: 'Environment' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('New environment').focus();
    await page.keyboard.type('Staging');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Environment: Staging' }).waitFor();
    await form.getByLabel('name, required').fill('Rock');
    expect(await findViolations(page, FORM)).toEqual([]);

    await page.getByRole('radio', { name: 'Staging' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => form.getByLabel('name, required').inputValue()).toBe('Skerry');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => form.getByLabel('name, required').inputValue()).toBe('Rock');
    // After a reload, too.
    await visit(page, site.url(ADD));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Environment: Staging' }).waitFor();
    await expect.poll(() => form.getByLabel('name, required').inputValue()).toBe('Rock');
  });
});

describe('a playground in a page', () => {
  test('stands in any page; pictures, and events as they arrive until they are stopped', async ({ site, page }) => {
    await visit(page, site.url('/try'));
    const cards = page.locator('.octavo-operation-card');
    const [lights, picture, events] = [cards.nth(0), cards.nth(2), cards.nth(3)];
    const send = (card: Locator): Promise<void> => card.getByRole('button', { name: 'Send', exact: true }).click();
    await Promise.all([lights, picture, events].map((card) => card.getByRole('form', { name: 'Try it' }).waitFor()));
    await send(lights);
    await expect.poll(() => page.locator('.octavo-try-answer').innerText()).toContain('"url": "/lights"');
    expect(await page.getByRole('link', { name: 'All fields and responses of this operation' }).count()).toBe(4);

    await send(picture);
    const image = picture.getByRole('img', { name: 'Response' });
    await expect.poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBe(1);

    await send(events);
    await expect.poll(() => events.locator('.octavo-try-stream').innerText()).toContain('{"name":"Skerry"}');
    expect(open.seen).not.toContain('left /events');
    await events.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => open.seen).toContain('left /events');
    expect(await events.innerText()).toContain('Stopped.');
  });
});
