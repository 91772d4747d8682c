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

it('leaves out of the warnings what is told with its place', () => {
  const written: string[] = [];
  const keep = (text: string): void => void written.push(text);
  const logger = createBuildLogger({ ...createLogger('silent'), warn: keep, warnOnce: keep });
  for (const warn of [logger.warn, logger.warnOnce]) {
    warn("\n/images/a.png referenced in /images/a.png didn't resolve at build time, it will remain unchanged to be resolved at runtime");
    warn('A plugin is slow.');
  }
  expect(written).toEqual(['A plugin is slow.', 'A plugin is slow.']);
});
