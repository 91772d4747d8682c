import path from 'node:path';
import { expect, it } from 'vitest';
import { placeFiles } from './place-files.ts';

it('leaves addresses as they are', () => {
  const finding = { code: 'openapi/unreadable', severity: 'error', message: 'A' } as const;
  const url = 'https://api.example.com/openapi.yaml';
  const files = placeFiles([{ ...finding, file: url }, { ...finding, file: 'a.yaml' }, finding], path.resolve('docs')).map(
    ({ file }) => file,
  );
  expect(files).toEqual([url, path.join('docs', 'a.yaml'), undefined]);
});
