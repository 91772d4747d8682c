import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../.github/workflows');

test.each(globSync('*.yml', { cwd: FOLDER }).toSorted())('GitHub reads %s without an error', (name) => {
  const content = readFileSync(path.join(FOLDER, name), 'utf8');
  expect(parseWorkflow({ name, content }, new NoOperationTraceWriter()).context.errors.getErrors()).toEqual([]);
});
