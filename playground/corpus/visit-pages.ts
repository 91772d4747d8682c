import type { Browser, BrowserContext, Page } from 'playwright-core';

import type { CorpusPage, PageVisit } from './site-report.ts';

/** Where the pages are, and how they are visited. */
export interface VisitOptions {
  browser: Browser;
  origin: string;
  tabs: number;
  onProgress: (done: number, total: number) => void;
}

/** Pages after which a tab is opened anew: what Chromium keeps of old ones stays bounded. */
const TAB_LIFE = 100;
const PATIENCE = 30_000;

/** Visits pages in several tabs at a time. Nothing beyond the origin is asked for. */
export async function visitPages(pages: readonly CorpusPage[], options: VisitOptions): Promise<PageVisit[]> {
  const waiting = [...pages];
  const visits: PageVisit[] = [];
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const context = await openContext(options);
      const tab = await context.newPage();
      for (let count = 0; count < TAB_LIFE; count += 1) {
        const page = waiting.shift();
        if (page === undefined) break;
        visits.push(await visitPage(tab, page, options.origin));
        options.onProgress(visits.length, pages.length);
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.tabs, pages.length) }, work));
  const order = new Map(pages.map(({ href }, index) => [href, index]));
  return visits.toSorted((a, b) => (order.get(a.href) ?? 0) - (order.get(b.href) ?? 0));
}

async function openContext({ browser, origin }: VisitOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(PATIENCE);
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  return context;
}

async function visitPage(tab: Page, { href, isInNavigation }: CorpusPage, origin: string): Promise<PageVisit> {
  const messages: string[] = [];
  const missing = new Set<string>();
  const stop = listen(tab, { origin, messages, missing });
  const visit: PageVisit = { href, isInNavigation, isRendered: false, isHydrated: false, messages, missing: [] };
  try {
    const response = await tab.goto(origin + encodeURI(href), { waitUntil: 'load' });
    await tab.locator('html[data-octavo-hydrated]').waitFor({ state: 'attached' });
    const seen = await tab.evaluate(inspectPage, PATIENCE);
    visit.isRendered = response?.status() === 200 && seen.hasText && !seen.isProblem;
    visit.isHydrated = seen.isHydrated;
    if (seen.isProblem) messages.push('the page says that it could not be compiled');
  } catch (error) {
    messages.push(`visit: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
  }
  stop();
  return { ...visit, missing: [...missing] };
}

/** Notes what the browser says of the open page; messages about other sites are not the page's. */
function listen(tab: Page, { origin, messages, missing }: { origin: string; messages: string[]; missing: Set<string> }): () => void {
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (message.text().startsWith('Failed to load resource') || !url.startsWith(origin)) return;
    messages.push(`console.${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error): void => void messages.push(`uncaught: ${error.message}`);
  const onCrash = (): void => void messages.push('the page crashed');
  const onResponse = (response: { status(): number; url(): string }): void => {
    if (response.status() >= 400 && response.url().startsWith(origin)) missing.add(response.url().slice(origin.length));
  };
  tab.on('console', onConsole).on('pageerror', onError).on('crash', onCrash).on('response', onResponse);
  return () => tab.off('console', onConsole).off('pageerror', onError).off('crash', onCrash).off('response', onResponse);
}

/** Runs in the browser, once React has nothing else to do; a page that is sent without React is ready when its script says so, one that sleeps is woken. */
async function inspectPage(patience: number): Promise<{ hasText: boolean; isProblem: boolean; isHydrated: boolean }> {
  const pause = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 30), { timeout: 1000 }));
  const sleeping = document.querySelector('[data-octavo-sleeping]')?.getAttribute('data-octavo-sleeping');
  const wake = (): unknown => sleeping && document.querySelector(sleeping)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const isReady = (): boolean =>
    (document.documentElement.dataset['octavoHydrated'] === 'static' && !wake()) ||
    Object.keys(document.querySelector('.octavo-article') ?? {}).some((key) => key.startsWith('__reactFiber'));
  const end = performance.now() + patience;
  while (!isReady() && performance.now() < end) await pause();
  await pause();
  const article = document.querySelector('.octavo-article');
  return {
    hasText: (article?.textContent?.trim() ?? '') !== '' || (article?.querySelector('img,video,iframe,svg') ?? null) !== null,
    isProblem: (article?.querySelector('.octavo-problem') ?? null) !== null,
    isHydrated: isReady(),
  };
}
