import { EXPLANATIONS } from '@octavo/core';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

async function run(...argv: string[]): Promise<{ code: number; out: string; complaint: string }> {
  const out: string[] = [];
  const complaint: string[] = [];
  const code = await runCli(argv, {
    print: (text) => void out.push(text),
    printError: (text) => void complaint.push(text),
    colors: pc.createColors(false),
    isInteractive: false,
  });
  return { code, out: out.join('\n'), complaint: complaint.join('\n') };
}

it('explains a code with its example and what to do', async () => {
  const { title, meaning, remedy } = EXPLANATIONS['config/missing'];
  const { code, out } = await run('explain', 'config/missing');
  expect(code).toBe(0);
  expect(out).toMatch(/^Missing required field config\/missing\n/);
  for (const part of [title, meaning, remedy]) expect(out).toContain(part);
});

it('lists all codes, and names the nearest of one that there is not', async () => {
  const { out } = await run('explain');
  expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual(Object.keys(EXPLANATIONS));
  expect(await run('explain', 'config/mising')).toMatchObject({ code: 2, complaint: expect.stringContaining('config/missing') });
});
