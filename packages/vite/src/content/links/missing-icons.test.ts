import { expect, it } from 'vitest';
import { createCompiler } from '../../mdx/create-compiler.ts';
import { findMissingIcons } from './missing-icons.ts';
import type { IconCheckScope } from './missing-icons.ts';

const TEXT = [
  '<Card title="A" icon="/icons/there.svg" />',
  '',
  '<Card title="B" icon="/icons/gone.svg" />',
  '',
  '<Card title="C" icon="./lost.svg" />',
  '',
  '<Card title="D" icon="/icons/gone.svg" /> <Card icon="rocket" /> <Card icon="https://example.com/a.svg" />',
].join('\n');

async function find(mode: IconCheckScope['placement']['mode']): Promise<string[]> {
  const file = 'guide/a.mdx';
  const page = await createCompiler({ dev: false, componentNames: ['Card'] }).compile({ file, text: TEXT });
  const findAsset = (pathname: string): string | undefined => (pathname === '/icons/there.svg' ? 'there' : undefined);
  const found = findMissingIcons(page, { file, text: TEXT, placement: { mode }, findAsset });
  return found.map(({ code, line, column, message }) => `${code} ${line}:${column} ${/"(.*)"/.exec(message)?.[1]}`);
}

it('names each file that is not there once', async () => {
  expect(await find('alone')).toEqual(['icon/missing-file 3:23 /icons/gone.svg', 'icon/missing-file 5:23 ./lost.svg']);
});

it('leaves the files of an app to the app', async () => {
  expect(await find('alongside')).toEqual(['icon/missing-file 5:23 ./lost.svg']);
});
