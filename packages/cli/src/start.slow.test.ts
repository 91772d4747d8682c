import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/octavo.js', import.meta.url));

/** Prints the files that were loaded, when the process ends. */
const SPY = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  process.on('exit', () => process.stdout.write('\\n' + loaded.join('\\n')));
`)}`;

/** The files that a command line loads. */
function listLoaded(...argv: string[]): string[] {
  const output = execFileSync(process.execPath, ['--import', SPY, bin, ...argv], { encoding: 'utf8' });
  return output.split('\n').filter((line) => line.startsWith('file:'));
}

it('shows its help without loading Vite, the site model or React', () => {
  const files = listLoaded('--help');
  expect(files.some((file) => file.endsWith('/run-cli.ts'))).toBe(true);
  const packages = new Set(files.flatMap((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
  expect([...packages].toSorted()).toEqual(['cac', 'picocolors']);
  expect(files.filter((file) => /\/packages\/(?!cli\/)/.test(file))).toEqual([]);
});

it('ends with whoever reads its output', async () => {
  const child = spawn(process.execPath, [bin, 'explain'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [complaints] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(complaints).toBe('');
});
