import { expect, it } from 'vitest';
import { createLogger } from 'vite';
import { createBuildLogger } from './create-build-logger.ts';

it('leaves out the lines of the bundles alone', () => {
  const written: string[] = [];
  const logger = createBuildLogger({ ...createLogger('silent'), info: (text) => void written.push(text) });
  const lines = [
    '\u001b[36mvite v8.3.8 \u001b[32mbuilding octavo_client environment for production...\u001b[39m',
    '\u001b[32m✓ built in 736ms\u001b[39m',
    'compiling 122 pages',
    'A page says that it is built in a day.',
  ];
  for (const line of lines) logger.info(line);
  expect(written).toEqual(lines.slice(2));
});
