import { expect, it } from 'vitest';
import { placeSpecFindings } from './place-spec-findings.ts';

it('an API file that is not there is told where the config names it', () => {
  const config = { file: 'docs.json', text: '{ "name": "x",\n  "openapi": ["./api/a.yaml"] }' };
  const lost = { code: 'openapi/unreadable', severity: 'error', message: 'Gone.', file: 'api/a.yaml' } as const;
  const found = { code: 'openapi/syntax', severity: 'error', message: 'Bad.', file: 'api/a.yaml', line: 4 } as const;
  expect(placeSpecFindings([lost, found, { ...lost, file: 'parts.yaml' }], config)).toMatchObject([
    { message: 'Gone.', file: 'docs.json', line: 2, column: 15, frame: expect.stringContaining('^^^^') },
    found,
    { ...lost, file: 'parts.yaml' },
  ]);
});
