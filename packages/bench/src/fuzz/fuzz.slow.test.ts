import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The same texts on each machine: their number is fixed, not the time. A text may take five seconds of a processor that others use too. */
test('a round of texts of a fixed seed breaks nothing', async () => {
  const program = fileURLToPath(new URL('../fuzz.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--seed=1', '--minutes=0', '--limit=5000']);
  expect(stdout.match(/^[a-z-]+: \d+ texts$/gm)).toEqual(
    ['config', 'frontmatter', 'mdx', 'markdown', 'spec-json', 'spec-yaml', 'style', 'script'].map((name) => `${name}: 20 texts`),
  );
  expect(stdout).toContain('\n0 problems\n');
}, 600_000);
