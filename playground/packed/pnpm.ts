import path from 'node:path';

/** How pnpm is started: the one that runs the tests, where they were started by it; npx takes two seconds of the processor to find it. */
export const PNPM: readonly [program: string, ...args: string[]] = findPnpm(process.env['npm_execpath']);

function findPnpm(running = ''): readonly [program: string, ...args: string[]] {
  return path.parse(running).name === 'pnpm' ? [running] : ['npx', '-y', 'pnpm@12'];
}
