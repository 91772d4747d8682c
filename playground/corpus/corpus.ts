import { chromium } from 'playwright-core';

import { launchBrowser } from '../harness/launch-browser.ts';
import { formatSiteReport, isFaulty } from './format-site-report.ts';
import { parseCorpusOptions } from './parse-corpus-options.ts';
import { runSite } from './run-site.ts';
import type { SiteReport } from './site-report.ts';

/*
 * `pnpm corpus <folder...>`: whether sites that others wrote run as they are. Each is copied, built (with `--dev` served), and every page
 * visited in Chromium. Ends with 1 when a page shows something that the site's own text does not explain.
 */
const options = parseCorpusOptions(process.argv.slice(2));
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const reports: SiteReport[] = [];
const isLive = process.stderr.isTTY === true;
try {
  for (const folder of options.folders) {
    const onProgress = (text: string): void => void (isLive && process.stderr.write(`\r\u001b[K${folder}: ${text}`));
    const report = await runSite(folder, { ...options, browser, onProgress });
    if (isLive) process.stderr.write('\r\u001b[K');
    reports.push(report);
    if (!options.isJson) console.log(formatSiteReport(report));
  }
  if (options.isJson) console.log(JSON.stringify(reports, null, 2));
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = reports.some(isFaulty) ? 1 : 0;
