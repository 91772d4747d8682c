import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { Browser } from 'playwright-core';

/** Which pages to photograph, how wide, and where the pictures go. */
export interface ShootOptions {
  /** Origin of the site, without a slash at its end. */
  origin: string;
  /** Canonical addresses. */
  pages: readonly string[];
  sizes: readonly (readonly [width: number, height: number])[];
  /** Folder of the pictures: `<page>-<width>-<mode>.png`. */
  folder: string;
  /** True for the whole page instead of the first screen. */
  isWhole?: boolean;
}

/** Colour modes, each with a profile of its own. */
export const MODES = ['light', 'dark'] as const;

/** Photographs every page in every size, light and dark; gives the files it wrote. */
export async function shootPages(browser: Browser, { origin, pages, sizes, folder, isWhole = false }: ShootOptions): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const mode of MODES) {
    const context = await browser.newContext({ colorScheme: mode, reducedMotion: 'reduce' });
    await context.addInitScript((value) => localStorage.setItem('octavo-mode', value), mode);
    const page = await context.newPage();
    for (const href of pages) {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.goto(origin + href, { waitUntil: 'load' });
        await page.locator('html[data-octavo-hydrated]').waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const file = path.join(folder, `${namePage(href)}-${width}-${mode}.png`);
        await page.screenshot({ path: file, fullPage: isWhole });
        files.push(file);
      }
    }
    await context.close();
  }
  return files;
}

/** `/routing/routes` -> `routing-routes`, `/` -> `home`. */
function namePage(href: string): string {
  return href.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '-') || 'home';
}
