import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { launchBrowser } from '../harness/launch-browser.ts';
import { findGrowth } from './find-growth.ts';
import { runSoak } from './run-soak.ts';

/*
 * `pnpm soak [--seed <number>] [--rounds <number>] [--only <words>]`: breaks a running dev server's site and repairs it, with a browser
 * open. Ends with 1 when a page is not what the disk holds after a repair, or the server's memory or handles have grown.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '150' }, only: { type: 'string', default: '' } },
});
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
try {
  const { faults, states } = await runSoak({
    seed: Number(values.seed),
    rounds: Number(values.rounds),
    only: values.only,
    browser,
    onRound: (text) => console.log(text),
  });
  const all = [...faults, ...findGrowth(states)];
  for (const { heap, handles } of states) console.log(`${Math.round(heap / 2 ** 20)} MiB, ${handles} handles`);
  console.log([`${all.length} faults`, ...all].join('\n'));
  process.exitCode = all.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
