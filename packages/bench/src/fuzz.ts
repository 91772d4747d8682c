import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FuzzMessage } from './fuzz/fuzz-worker.ts';

/*
 * `pnpm fuzz --seed=1 --minutes=1 --only=mdx --limit=1000`: reads made-up texts as configs, frontmatter, pages, specs, style sheets and
 * scripts. Whatever is written, nothing throws, nothing takes more than `limit` milliseconds of the processor, and what is told has a file
 * and a line. What breaks that is shrunk, written to `.fuzz` and told; a fixture of the package that was wrong is made of it. Each target
 * reads one round of texts at least: `--minutes=0` reads the same texts on each machine.
 */
const TARGETS = ['config', 'frontmatter', 'mdx', 'markdown', 'spec-json', 'spec-yaml', 'style', 'script'];

/** Milliseconds that a text is read before it is said to take for ever: others use the processor, too. */
const PATIENCE = 120_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '1000' },
  },
});
const targets = TARGETS.filter((name) => name.includes(values.only));
const time = (Number(values.minutes) * 60_000) / targets.length;
const folder = path.resolve('.fuzz');
const problems = new Map<string, FuzzMessage & { kind: 'found' }>();

for (const target of targets) {
  const end = performance.now() + time;
  let seed = Number(values.seed);
  do {
    await runWorker(target, seed, Math.max(0, end - performance.now()));
    seed += 1000;
  } while (performance.now() < end);
}
for (const [index, { target, text, problem, seed }] of [...problems.values()].entries()) {
  const file = path.join(folder, `${target}-${index + 1}.txt`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  console.log(`\n${target}, seed ${seed}, ${path.relative('.', file)}\n${problem}\n${JSON.stringify(text.slice(0, 300))}`);
}
console.log(`\n${problems.size} problems`);
process.exitCode = problems.size === 0 && targets.length > 0 ? 0 : 1;

/** Ends when the worker is done, or hangs, or its process ends early, which a parser in machine code can do: then the next one goes on. */
function runWorker(target: string, seed: number, left: number): Promise<void> {
  return new Promise((resolve) => {
    const program = fileURLToPath(new URL('fuzz/fuzz-worker.ts', import.meta.url));
    // Pages are rendered with the React of a build, which takes half the time.
    const env = { ...process.env, NODE_ENV: 'production' };
    const worker = fork(program, [target, String(seed), String(left), values.limit], { env });
    let last = '';
    let isOver = false;
    // A worker that starts is not reading yet.
    let timer: NodeJS.Timeout | undefined;
    function kill(): void {
      isOver = true;
      note({ kind: 'found', target, text: last, problem: `It took more than ${PATIENCE / 1000} s.`, seed });
      worker.kill('SIGKILL');
    }
    worker.on('message', (message: FuzzMessage) => {
      clearTimeout(timer);
      if (message.kind === 'reading') {
        last = message.text;
        timer = setTimeout(kill, PATIENCE);
      } else if (message.kind === 'found') note(message);
      else {
        isOver = true;
        console.log(`${target}: ${message.runs} texts`);
      }
    });
    worker.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (!isOver) note({ kind: 'found', target, text: last, problem: `The process ended with ${signal ?? code}.`, seed });
      resolve();
    });
  });
}

/** One of each kind: the same mistake is found many times. */
function note(problem: FuzzMessage & { kind: 'found' }): void {
  const key = `${problem.target} ${problem.problem.replaceAll(/\d+|`[^`]*`/g, '').slice(0, 160)}`;
  const known = problems.get(key);
  if (known === undefined || problem.text.length < known.text.length) problems.set(key, problem);
}
