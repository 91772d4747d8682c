import { parseArgs } from 'node:util';

import { createRandom } from '../harness/create-random.ts';
import { killBuilds } from './kill-builds.ts';

/*
 * `pnpm soak:kill [--seed <number>] [--rounds <number>]`: ends builds at random moments, and while they place their files. Ends with 1 when
 * an output was left that is neither the old one nor the new one.
 */
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '40' } } });
const faults = await killBuilds({
  rounds: Number(values.rounds),
  random: createRandom(Number(values.seed)),
  onRound: (text) => console.log(text),
});
console.log([`${faults.length} faults`, ...faults].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
