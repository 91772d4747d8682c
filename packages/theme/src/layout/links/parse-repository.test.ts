import { expect, it } from 'vitest';
import { parseRepository } from './parse-repository.ts';

it('names the owner and the repository of an address', () => {
  expect(parseRepository('https://host.test/owner/repo')).toBe('owner/repo');
  expect(parseRepository('https://host.test/owner/repo.git/')).toBe('owner/repo');
  expect(parseRepository('https://host.test/owner/repo/tree/main?x#y')).toBe('owner/repo');
  expect(parseRepository('https://host.test/owner')).toBeUndefined();
  expect(parseRepository('/owner/repo')).toBeUndefined();
});
