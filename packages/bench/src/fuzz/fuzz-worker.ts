import { asyncProperty, check } from 'fast-check';
import { createText } from './create-text.ts';
import { listTargets } from './targets.ts';
import type { Reader } from './targets.ts';

/** What a worker tells: what it reads now, what it found, and that a target is done. */
export type FuzzMessage =
  | { kind: 'reading'; target: string; text: string }
  | { kind: 'found'; target: string; text: string; problem: string; seed: number }
  | { kind: 'done'; target: string; runs: number };

/** Texts of a round, which is always read whole: a slow machine reads fewer rounds, and one at least. */
const ROUND = 20;

/** Milliseconds that a text which is wrong is shrunk. */
const SHRINKING = 10_000;

/*
 * Reads rounds of texts, of one target after the other, until the time of each is over. Started by `fuzz.ts`, in a process of its own, since a
 * text may take for ever. `fuzz-worker.ts <target>,<target> <seed> <milliseconds> <milliseconds of the processor that a text may take>`
 */
const [names = '', seed = '1', time = '1000', limit = '1000'] = process.argv.slice(2);
for (const name of names.split(',')) await readTarget(name);
process.disconnect();

async function readTarget(name: string): Promise<void> {
  const target = listTargets().find((one) => one.name === name);
  if (target === undefined) throw new Error(`There is no target ${name}.`);
  const pieces = target.createPieces();
  const reader = await target.createReader();
  for (const text of pieces.files.slice(0, 2)) await reader(text);
  const end = performance.now() + Number(time);
  let runs = 0;
  let roundSeed = Number(seed);
  do {
    let shrinkEnd = Infinity;
    const result = await check(
      asyncProperty(createText(pieces), async (text) => {
        if (performance.now() > shrinkEnd) return;
        runs += 1;
        await tell({ kind: 'reading', target: name, text });
        const problem = await findProblem(reader, text);
        if (problem === undefined) return;
        shrinkEnd = Math.min(shrinkEnd, performance.now() + SHRINKING);
        throw new Error(problem);
      }),
      { seed: roundSeed, numRuns: ROUND },
    );
    const [text] = result.counterexample ?? [];
    if (result.failed && text !== undefined)
      await tell({ kind: 'found', target: name, text, problem: String(result.errorInstance), seed: roundSeed });
    roundSeed += 1;
  } while (performance.now() < end);
  await tell({ kind: 'done', target: name, runs });
}

async function findProblem(read: Reader, text: string): Promise<string | undefined> {
  const before = process.cpuUsage();
  try {
    const diagnostics = await read(text);
    const { user } = process.cpuUsage(before);
    if (user / 1000 > Number(limit)) return `It took ${Math.round(user / 1000)} ms.`;
    const lost = diagnostics.find(({ file, line }) => file === undefined || line === undefined);
    return lost && `The diagnostic ${lost.code} has no ${lost.file === undefined ? 'file' : 'line'}: ${lost.message}`;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Resolves when the message is on its way: a process that ends takes what waits with it. */
function tell(message: FuzzMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) resolve();
    else process.send(message, undefined, undefined, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
