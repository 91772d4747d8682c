import type { Page } from 'playwright-core';

/** Something that a reader can open on a page. */
export interface PageState {
  name: string;
  /** What opens it; a page that shows none has no such state. */
  opener: string;
  /** What is there once it is open; every opener that is seen is used where this is left out. */
  opened?: string;
  /** What is typed then, and what is there after it. */
  typed?: { text: string; shown: string };
  /** True where it is the same on each page: a few pages are enough. */
  isEverywhere?: boolean;
}

/** What can be open on a page. */
export const PAGE_STATES: readonly PageState[] = [
  { name: 'drawer', opener: '.octavo-menu-button', opened: '.octavo-menu:popover-open', isEverywhere: true },
  { name: 'search', opener: '.octavo-search-button', opened: 'dialog.octavo-search[open]', isEverywhere: true },
  {
    name: 'search with results',
    opener: '.octavo-search-button',
    opened: 'dialog.octavo-search[open]',
    typed: { text: 'en', shown: 'dialog.octavo-search [role="option"]' },
    isEverywhere: true,
  },
  { name: 'versions', opener: '.octavo-switcher > summary', opened: '.octavo-switcher[open]', isEverywhere: true },
  { name: 'page menu', opener: '.octavo-page-menu summary', opened: '.octavo-page-menu details[open]' },
  { name: 'other tabs', opener: '.octavo-prose [role="tab"][aria-selected="false"]' },
  { name: 'open parts', opener: '.octavo-prose details:not([open]) > summary' },
  { name: 'image', opener: '.octavo-prose [data-zoom]', opened: 'dialog[open]' },
  { name: 'tooltip', opener: 'main .octavo-tooltip-term', opened: '.octavo-tooltip-popover:popover-open' },
  { name: 'playground', opener: '.octavo-try-open', opened: '.octavo-try-panel :is(input, button)' },
];

/** The states that the page which is open has. */
export async function findStates(page: Page, states: readonly PageState[]): Promise<PageState[]> {
  const counts = await Promise.all(states.map(({ opener }) => page.locator(opener).filter({ visible: true }).count()));
  return states.filter((_, index) => (counts[index] ?? 0) > 0);
}

/** Brings the page that is open into a state that it has. */
export async function enterState(page: Page, { opener, opened, typed }: PageState): Promise<void> {
  const openers = page.locator(opener).filter({ visible: true });
  if (opened === undefined) {
    // Those that are seen now: what a click shows may hold others.
    for (const element of (await openers.elementHandles()).slice(0, 30)) {
      if (await element.isVisible()) await element.click({ timeout: 5000 });
    }
    // What a click left half below the bar at the top is not smaller for it.
    await page.evaluate(() => scrollTo(0, 0));
    return;
  }
  await openers.first().click({ timeout: 5000 });
  await page.locator(opened).first().waitFor();
  if (typed === undefined) return;
  await page.keyboard.type(typed.text);
  await page.locator(typed.shown).first().waitFor();
}
