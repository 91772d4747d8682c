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

// One process reads them all: to start one takes as long as to read a round. A text that ends it ends its target too.
let rest = targets;
while (rest.length > 0) {
  const last = await runWorker(rest);
  rest = rest.slice(rest.indexOf(last) + 1);
}
for (const [index, { target, text, problem, seed }] of [...problems.values()].entries()) {
  const file = path.join(folder, `${target}-${index + 1}.txt`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  console.log(`\n${target}, seed ${seed}, ${path.relative('.', file)}\n${problem}\n${JSON.stringify(text.slice(0, 300))}`);
}
console.log(`\n${problems.size} problems`);
process.exitCode = problems.size === 0 && targets.length > 0 ? 0 : 1;

/** Ends when the worker is done, or hangs, or its process ends early, which a parser in machine code can do; gives the target it read last. */
function runWorker(names: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const program = fileURLToPath(new URL('fuzz/fuzz-worker.ts', import.meta.url));
    // Pages are rendered with the React of a build, which takes half the time.
    const env = { ...process.env, NODE_ENV: 'production' };
    const worker = fork(program, [names.join(','), values.seed, String(time), values.limit], { env });
    let [target = ''] = names;
    let text = '';
    let isOver = false;
    // A worker that starts, or turns to the next target, is not reading yet.
    let timer: NodeJS.Timeout | undefined;
    const end = (problem: string): void => {
      isOver = true;
      note({ kind: 'found', target, text, problem, seed: Number(values.seed) });
      worker.kill('SIGKILL');
    };
    worker.on('message', (message: FuzzMessage) => {
      clearTimeout(timer);
      target = message.target;
      if (message.kind === 'reading') {
        text = message.text;
        timer = setTimeout(end, PATIENCE, `It took more than ${PATIENCE / 1000} s.`);
      } else if (message.kind === 'found') note(message);
      else {
        console.log(`${target}: ${message.runs} texts`);
        const next = names[names.indexOf(target) + 1];
        isOver = next === undefined;
        target = next ?? target;
        text = '';
      }
    });
    worker.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (!isOver) end(`The process ended with ${signal ?? code}.`);
      resolve(target);
    });
  });
}

/** One of each kind: the same mistake is found many times. */
function note(problem: FuzzMessage & { kind: 'found' }): void {
  const key = `${problem.target} ${problem.problem.replaceAll(/\d+|`[^`]*`/g, '').slice(0, 160)}`;
  const known = problems.get(key);
  if (known === undefined || problem.text.length < known.text.length) problems.set(key, problem);
}
