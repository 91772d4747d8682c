import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { octavo } from '../index.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-host-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/docs.json'), '{ "name": "Ferry", "navigation": [] }');
});

afterEach(() => rmSync(root, { recursive: true }));

test('an unknown framework is told once, with the command that builds the docs where its server looks', async () => {
  const lines: string[] = [];
  await resolveStranger({ lines });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Octavo does not know how `ferry-framework` builds it.');
  expect(lines[0]).toContain(' octavo build docs --base /docs --outDir ../out/web/docs');
});

test('an unknown framework fails a strict build when the config resolves', async () => {
  await expect(resolveStranger({ strict: true, lines: [] })).rejects.toThrow(/does not know how `ferry-framework` builds it/);
});

test('an unknown framework is not told by the dev server, which serves the docs', async () => {
  const lines: string[] = [];
  await resolveStranger({ lines, command: 'serve' });
  expect(lines).toEqual([]);
});

async function resolveStranger(options: { strict?: boolean; lines: string[]; command?: 'build' | 'serve' }): Promise<void> {
  const { strict = false, lines, command = 'build' } = options;
  const logger = { ...createLogger('warn'), warn: (line: string) => void lines.push(line) };
  const framework = {
    name: 'ferry-framework',
    config: () => ({ environments: { client: { build: { outDir: 'out/web' } } } }),
    buildApp: () => Promise.resolve(),
  };
  await resolveConfig({ root, configFile: false, customLogger: logger, plugins: [octavo({ strict }), framework] }, command);
}
