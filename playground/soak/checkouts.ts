import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { createRandom } from '../harness/create-random.ts';
import { launchBrowser } from '../harness/launch-browser.ts';
import { runCheckouts } from './run-checkouts.ts';

/*
 * `pnpm soak:checkouts [--seed <number>] [--rounds <number>] <folder of a site>`: checks out two commits of a copy of a site, back and forth,
 * before a running dev server. Ends with 1 when a module or the open page stayed old.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '60' } },
});
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  const faults = await runCheckouts({
    site: path.resolve(positionals[0] ?? 'docs-example'),
    rounds: Number(values.rounds),
    random: createRandom(Number(values.seed)),
    browser,
    onRound: (text) => console.log(text),
  });
  console.log([`${faults.length} faults`, ...faults].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
