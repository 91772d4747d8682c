import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Closes a page at the end of the test: one to which it gives scripts, sockets of its own or a phone's processor, which a tab keeps. */
export function closeAfterwards(page: Page): void {
  onTestFinished(() => page.close());
}
