import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on a page as it stands: one line per element, empty when all is well. */
export async function runAxe(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    // The script has just put it there.
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')} ${html.slice(0, 120)}`),
    );
    interface Violation {
      id: string;
      help: string;
      nodes: { target: string[]; html: string }[];
    }
  });
}
