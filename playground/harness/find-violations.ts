import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A rule of axe that an element of a page breaks. */
export interface Violation {
  rule: string;
  /** `light` or `dark`. */
  mode: string;
  /** A selector of the element. */
  target: string;
  /** What is wrong, in axe's words. */
  message: string;
  html: string;
}

/** Runs every rule of axe over the page that is open, in both colour modes. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations: Violation[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-octavo-mode', value), mode);
    const found = await page.evaluate(runAxe, mode === 'light' ? [] : COLOR_RULES);
    violations.push(...found.map((violation) => ({ ...violation, mode })));
  }
  return violations;
}

/** What another colour mode can break; everything else is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs in the page; no rule named means all. */
async function runAxe(rules: string[]): Promise<Omit<Violation, 'mode'>[]> {
  const { axe: runner } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await runner.run(document, {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: rules }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => ({
      rule: id,
      target: target.join(' '),
      message: `${help}. ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
      html: html.slice(0, 200),
    })),
  );
}
