import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { CLIENT, startSignInServer } from '../harness/sign-in-server.ts';
import { visit } from '../harness/visit.ts';

const provider = await startSignInServer();
afterAll(() => provider.stop());

const flow = (paths: Record<string, string>): string =>
  `{ ${Object.entries(paths)
    .map(([name, path]) => `${name}: "${provider.origin}${path}"`)
    .join(', ')}, scopes: { openid: "Who you are.", lights: "Switch lights." } }`;

const test = createTest({
  app: 'api',
  base: '/docs',
  mount: '/docs',
  async prepare(files) {
    await files.edit('spec/openapi.yaml', (text) =>
      text
        .replace(/( {6}summary: Add a light\n)/, '$1      security: [{ account: [openid, lights] }]\n')
        .replace(/( {6}summary: List lights\n)/, '$1      security: [{ provider: [openid] }]\n')
        .replace(
          '\ncomponents:\n',
          `\ncomponents:\n  securitySchemes:\n    provider: { type: openIdConnect, openIdConnectUrl: "${provider.origin}" }\n    account:\n      type: oauth2\n      flows:\n        authorizationCode: ${flow({ authorizationUrl: '/auth', tokenUrl: '/token' })}\n        clientCredentials: ${flow({ tokenUrl: '/token' })}\n        deviceAuthorization: ${flow({ deviceAuthorizationUrl: '/device/auth', tokenUrl: '/token' })}\n`,
        ),
    );
  },
});

describe('a reader who signs in for an API', () => {
  test('by a code gets a token in the page, which is renewed before it ends', async ({ site, page }) => {
    provider.register([site.url('/oauth2-redirect.html')]);
    const form = await openForm(page, site.url('/api-reference/lights/add-a-light'));
    expect(await form.innerText()).toContain(site.url('/oauth2-redirect.html'));
    const [popup] = await Promise.all([page.waitForEvent('popup'), form.getByRole('button', { name: 'Sign in' }).click()]);
    await signInAt(popup);
    const token = await readToken(page, '');
    expect(await askWho(token)).toBe(200);
    // Tokens of this server last 32 seconds.
    const next = await readToken(page, token);
    expect(await askWho(next)).toBe(200);
  });
});

// The form and what it asks the provider are the same code in dev, where the address that a window comes back to is another's answer.
describe.runIf(!isDev)('a reader who signs in otherwise', () => {
  test('by what an OpenID Connect provider tells of itself', async ({ site, page }) => {
    provider.register([site.url('/oauth2-redirect.html')]);
    const form = await openForm(page, site.url('/api-reference/lights/list-lights'));
    const [popup] = await Promise.all([page.waitForEvent('popup'), form.getByRole('button', { name: 'Sign in' }).click()]);
    await signInAt(popup);
    expect(await askWho(await readToken(page, ''))).toBe(200);
  });

  test('by the client alone', async ({ site, page }) => {
    provider.register([site.url('/oauth2-redirect.html')]);
    const form = await openForm(page, site.url('/api-reference/lights/add-a-light'));
    await form.getByRole('combobox', { name: 'Authorization' }).selectOption('client credentials');
    // No scope of a person's.
    await form.getByLabel('openid').uncheck();
    await form.getByRole('button', { name: 'Sign in' }).click();
    await readToken(page, '');
  });

  test('with a code that is entered elsewhere', async ({ site, page, log }) => {
    // Until the code is entered, the answer is that it is not.
    log.allow(/status of 400.*\/token/);
    provider.register([site.url('/oauth2-redirect.html')]);
    const form = await openForm(page, site.url('/api-reference/lights/add-a-light'));
    await form.getByRole('combobox', { name: 'Authorization' }).selectOption('device authorization');
    await form.getByRole('button', { name: 'Sign in' }).click();
    const link = form.getByRole('status').getByRole('link');
    const [elsewhere] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await signInAt(elsewhere);
    await readToken(page, '');
  });
});

/** Opens the form of an operation, and the part of it in which a reader signs in. */
async function openForm(page: Page, url: string): Promise<ReturnType<Page['locator']>> {
  await visit(page, url);
  await page.getByRole('button', { name: 'Try it' }).click();
  const form = page.getByRole('form', { name: 'Try it' });
  await form.getByText('Sign in to get a token').click();
  await form.getByLabel('Client ID').fill(CLIENT.id);
  await form.getByLabel('Client secret').fill(CLIENT.secret);
  return form;
}

/** Fills in the provider's own pages: who it is, and that the client may know. */
async function signInAt(window: Page): Promise<void> {
  await window.getByPlaceholder('Enter any login').fill('ada');
  await window.getByPlaceholder('and password').fill('any');
  await window.getByRole('button', { name: 'Sign-in' }).click();
  await window.getByRole('button', { name: 'Continue' }).click();
}

/** Waits for another token than the last one in the field. */
async function readToken(page: Page, last: string): Promise<string> {
  const field = page.getByLabel('Token', { exact: true });
  await expect.poll(() => field.inputValue()).not.toBe(last);
  return field.inputValue();
}

async function askWho(token: string): Promise<number> {
  const response = await fetch(`${provider.origin}/me`, { headers: { Authorization: `Bearer ${token}` } });
  return response.status;
}
