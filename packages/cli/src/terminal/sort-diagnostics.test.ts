import type { Diagnostic } from '@octavo/core';
import { expect, it } from 'vitest';
import { sortDiagnostics } from './sort-diagnostics.ts';

function at(file: string | undefined, line?: number, code: Diagnostic['code'] = 'page/syntax'): Diagnostic {
  return { code, severity: 'warning', message: 'm', ...(file !== undefined && { file }), ...(line !== undefined && { line }) };
}

it('sorts by file, place and code, and those without a file first', () => {
  const sorted = [at(undefined), at('a.mdx', 2), at('a.mdx', 10), at('a.mdx', 10, 'site/broken-link'), at('b.mdx')];
  expect(sortDiagnostics(sorted.toReversed())).toEqual(sorted);
});
