import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Closes a page at the end of the test: one to which it gives scripts, or a processor as slow as a phone's, since a tab keeps them. */
export function closeAfterwards(page: Page): void {
  onTestFinished(() => page.close());
}
