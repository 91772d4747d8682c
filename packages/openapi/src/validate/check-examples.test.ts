import { expect, it } from 'vitest';
import { createSpecFiles } from '../files/spec-files.ts';
import { checkExamples } from './check-examples.ts';

it('follows no chain of references from each of its links: all of a file is visited anyway', () => {
  const schemas = Array.from({ length: 90 }, (_, index) => [`S${index}`, { $ref: `#/components/schemas/S${index + 1}` }] as const);
  const last = { type: 'string', default: 1 };
  const document = { openapi: '3.1.0', components: { schemas: { ...Object.fromEntries(schemas), S90: last } } };
  const files = createSpecFiles({ read: () => ({ text: JSON.stringify(document) }) });
  let opened = 0;
  const broken = checkExamples('api.json', {
    ...files,
    open(source) {
      opened += 1;
      return files.open(source);
    },
  });
  expect(broken.map(({ pointer }) => pointer)).toEqual(['/components/schemas/S90/default']);
  expect(opened).toBeLessThan(100);
});
