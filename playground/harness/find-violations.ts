import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A rule of axe that an element of a page breaks. */
export interface Violation {
  rule: string;
  /** `light`, `dark` or `forced`: a light palette of the system's own. */
  mode: string;
  /** A selector of the element. */
  target: string;
  /** What is wrong, in axe's words. */
  message: string;
  html: string;
}

/** Runs every rule of axe over the page that is open, or over what selectors name of it, in both colour modes and in forced colours. */
export async function findViolations(page: Page, within: readonly string[] = ['html']): Promise<Violation[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations: Violation[] = [];
  for (const mode of ['light', 'dark', 'forced']) {
    if (mode === 'forced') await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate((value) => document.documentElement.setAttribute('data-octavo-mode', value), mode === 'dark' ? 'dark' : 'light');
    await page.waitForFunction(isDrawn);
    const found = await page.evaluate(runAxe, { within, rules: mode === 'light' ? [] : COLOR_RULES });
    violations.push(...found.map((violation) => ({ ...violation, mode })));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return violations;
}

/**
 * Runs in the page: whether each diagram that is near enough to the window to be drawn is drawn, and in the mode of now, with which its id ends.
 * While one is drawn, Mermaid's own drawing stands at the end of the body.
 */
function isDrawn(): boolean {
  const mode = document.documentElement.getAttribute('data-octavo-mode') ?? '';
  const waiting = [...document.querySelectorAll('.octavo-mermaid[data-state="source"]')].map((one) => one.getBoundingClientRect());
  return (
    waiting.every(({ top, bottom, height }) => height === 0 || bottom < -400 || top > globalThis.innerHeight + 400) &&
    document.querySelector('body > [id^="doctavo-diagram-"]') === null &&
    [...document.querySelectorAll('svg[id^="octavo-diagram-"]')].every(({ id }) => id.endsWith(`-${mode}`))
  );
}

/** What another colour mode can break; everything else is the same in each. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs in the page; no rule named means all, with two that axe leaves off: the 24 px of WCAG 2.5.8 and the name of 2.5.3. */
async function runAxe({ within, rules }: { within: readonly string[]; rules: string[] }): Promise<Omit<Violation, 'mode'>[]> {
  const { axe: runner } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await runner.run(
    { include: [...within] },
    {
      resultTypes: ['violations'],
      ...(rules.length > 0
        ? { runOnly: rules }
        : { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } }),
    },
  );
  // A reader who has opened a menu sees that it lies on the page, and a press beside it closes it: what is below is not too small for that.
  const lists = [...document.querySelectorAll('.octavo-switcher[open] > ul, .octavo-page-menu details[open] > ul')];
  const boxes = lists.map((list) => list.getBoundingClientRect());
  const isCovered = (selector: string): boolean => {
    const target = document.querySelector(selector)?.getBoundingClientRect();
    return boxes.some(
      (box) => target && target.left < box.right && target.right > box.left && target.top < box.bottom && target.bottom > box.top,
    );
  };
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => id !== 'target-size' || !isCovered(target.join(' ')))
      .map(({ target, failureSummary, html }) => ({
        rule: id,
        target: target.join(' '),
        message: `${help}. ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
        html: html.slice(0, 200),
      })),
  );
}
