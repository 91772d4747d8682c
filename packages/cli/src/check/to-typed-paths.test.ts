import path from 'node:path';
import { expect, it } from 'vitest';
import { toTypedPaths } from './to-typed-paths.ts';

it('leaves addresses as they are', () => {
  const finding = { code: 'openapi/unreadable', severity: 'error', message: 'A' } as const;
  const url = 'https://api.example.com/openapi.yaml';
  const files = toTypedPaths([{ ...finding, file: url }, { ...finding, file: 'a.yaml' }, finding], path.resolve('docs')).map(
    ({ file }) => file,
  );
  expect(files).toEqual([url, path.join('docs', 'a.yaml'), undefined]);
});
