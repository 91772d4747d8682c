import { parseArgs } from 'node:util';

import { compareBuilds } from './compare-builds.ts';

/*
 * `pnpm soak:edits [--seed <number>] [--rounds <number>] [--edits <number>]`: edits a site at random and builds it with what earlier builds
 * left. Ends with 1 when a build from nothing writes other bytes.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '40' },
    edits: { type: 'string', default: '5' },
  },
});
const faults = await compareBuilds({
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  edits: Number(values.edits),
  onRound: (text) => console.log(text),
});
console.log([`${faults.length} faults`, ...faults].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
