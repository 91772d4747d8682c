import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkWorkflow } from './check-workflow.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../.github/workflows');

test.each(globSync('*.yml', { cwd: FOLDER }).toSorted())('GitHub reads %s without an error', (name) => {
  const content = readFileSync(path.join(FOLDER, name), 'utf8');
  expect(checkWorkflow(name, content)).toEqual([]);
});
