import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

import { closeAfterwards } from '../harness/close-afterwards.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { listBuiltPages } from '../harness/list-built-pages.ts';
import { readTitle } from '../harness/read-page.ts';
import type { ServedApp } from '../harness/serve-app.ts';
import { startStaticServer } from '../harness/static-server.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: '../docs-example', isBare: true, into: tmpdir(), isShared: true });

/** A document takes a while on a busy machine: few in each test. */
const PARTS = [0, 1, 2, 3];

const OPERATION = '/api-reference/routes/list';

if (isDev) {
  test('the dev server sends no policy: Vite and its live updates need inline sheets', async ({ site, page }) => {
    const response = await visit(page, site.url('/'));
    expect(response.headers()).not.toHaveProperty('content-security-policy');
  });
} else {
  test('the policy lets no script and no sheet in but by its hash', async ({ site }) => {
    const policy = await readPolicy(site);
    expect(policy).toContain("object-src 'none'");
    expect(/script-src[^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'(?: 'sha256-[\w+/=]+')+ 'wasm-unsafe-eval'$/);
    expect(/style-src[^;]*/.exec(policy)?.[0]).toMatch(/^style-src 'self'(?: 'sha256-[\w+/=]+')*$/);
  });

  test('no document has a script, a sheet or a handler inline that the policy does not name', async ({ site }) => {
    const policy = await readPolicy(site);
    const documents = await listBuiltPages(path.join(site.root, 'dist'));
    expect(documents.length).toBeGreaterThan(40);
    for (const document of documents) expect.soft(listRefused(await readBuilt(site, document), policy), document).toEqual([]);
    expect(listRefused('<style>p{}</style><p onclick="go()" style="color: red"><script>go()</script>', policy)).toHaveLength(4);
  });

  for (const part of PARTS)
    test(`documents run under the policy of _headers without a violation (${part + 1} of ${PARTS.length})`, async ({ site, page }) => {
      const { violations, url } = await keepPolicy(page, site);
      const documents = await listKinds(site);
      expect(documents.length).toBeGreaterThan(15);
      for (const document of documents.filter((_, index) => index % PARTS.length === part)) {
        await page.goto(url(document));
        await page.locator('html[data-octavo-hydrated]').waitFor();
      }
      expect(violations).toEqual([]);
    });

  test('a diagram is drawn under it', async ({ site, page }) => {
    const { violations, url } = await keepPolicy(page, site);
    await visit(page, url('/concepts'));
    await page.locator('.octavo-mermaid').first().scrollIntoViewIfNeeded();
    await page.locator('.octavo-mermaid-drawing svg, .octavo-mermaid-drawing img').first().waitFor();
    expect(violations).toEqual([]);
  });

  test('a reader goes on and searches under it', async ({ site, page }) => {
    const { violations, url } = await keepPolicy(page, site);
    await visit(page, url('/'));
    const color = (): Promise<string[]> =>
      page.locator('.octavo .shiki span[class^=shiki-]').evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
    await page.locator('.octavo-sidebar').getByRole('link', { name: 'Quickstart' }).click();
    await expect.poll(() => readTitle(page)).toBe('Quickstart');
    expect((await color()).length).toBeGreaterThan(2);
    await page.keyboard.press('/');
    await page.locator('dialog[open]').getByRole('combobox').fill('webhook');
    await page.locator('[role=option]').first().click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(violations).toEqual([]);
  });

  test('the playground sends its request under it', async ({ site, page }) => {
    const { violations, url } = await keepPolicy(page, site);
    const sent: string[] = [];
    await page.route(/^https:\/\/api\.(?:sandbox\.)?waypoint\.example\//, async (route) => {
      sent.push(route.request().url());
      await route.fulfill({
        json: { answered: true },
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      });
    });
    await visit(page, url(OPERATION));
    await page.getByRole('button', { name: 'Try it' }).click();
    const form = page.getByRole('form', { name: 'Try it' });
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    const answer = page.locator('.octavo-try-answer');
    await expect.poll(() => answer.getAttribute('data-state')).toBe('done');
    expect(await answer.locator('.octavo-json').textContent()).toContain('answered');
    expect(sent).not.toEqual([]);
    expect(violations).toEqual([]);
  });

  test('the search says so where WebAssembly is refused', async ({ site, page, log }) => {
    log.allow(/WebAssembly|Content Security Policy/);
    const { violations, url } = await keepPolicy(page, site, (policy) => policy.replace(" 'wasm-unsafe-eval'", ''));
    await visit(page, url('/'));
    await page.keyboard.press('/');
    await page.locator('dialog[open]').getByRole('combobox').fill('webhook');
    await page.locator('dialog[open]').getByText("script-src 'wasm-unsafe-eval'").waitFor();
    expect(violations.join()).toContain('wasm-eval');
  });
}

/** What a browser refuses, and the addresses of the site's pages at a host that reads `_headers`. */
interface Kept {
  violations: string[];
  url: (href: string) => string;
}

/** Serves the site with its policy; lists what the browser refuses. */
async function keepPolicy(page: Page, site: ServedApp, change = (policy: string): string => policy): Promise<Kept> {
  const headers = { 'content-security-policy': change(await readPolicy(site)) };
  const server = await startStaticServer(path.join(site.root, 'dist'), { headers });
  onTestFinished(() => server.stop());
  const violations: string[] = [];
  closeAfterwards(page);
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      const note: unknown = Reflect.get(globalThis, 'noteViolation');
      if (typeof note === 'function') note([location.pathname, effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(' '));
    });
  });
  return { violations, url: (href) => server.origin + href };
}

/** What a policy without `unsafe-inline` refuses in a document. A script of data is none. */
function listRefused(html: string, policy: string): string[] {
  const parts = html.matchAll(/<(script|style)\b(?![^>]*(?:\ssrc=|\stype="application\/ld\+json"))[^>]*>(.*?)<\/\1>/gs);
  const refused = [...parts].filter(
    ([, , text = '']) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  const attributes = html.match(/(?<=<[a-z][^<>]*)\s(?:style|on[a-z]+)=/g) ?? [];
  return [...refused.map(([tag]) => tag), ...attributes];
}

/** A document of each set of scripts and sheets: the others run the same code. */
async function listKinds(site: ServedApp): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const document of await listBuiltPages(path.join(site.root, 'dist'))) {
    const named = (await readBuilt(site, document)).match(/<(?:script|link)\b[^>]*\.(?:js|css)"/g) ?? [];
    kinds.set(named.toSorted().join(''), document);
  }
  return [...kinds.values()];
}

function readBuilt(site: ServedApp, document: string): Promise<string> {
  return readFile(path.join(site.root, 'dist', document.endsWith('.html') ? document : `${document}/index.html`), 'utf8');
}

async function readPolicy(site: ServedApp): Promise<string> {
  return /Content-Security-Policy: (.*)/.exec(await readFile(path.join(site.root, 'dist/_headers'), 'utf8'))?.[1] ?? '';
}
