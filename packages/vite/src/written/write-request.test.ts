import { expect, test } from 'vitest';
import { findOperation, writeRequest } from './write-request.ts';

const OPERATION = { method: 'POST', url: 'https://api.test/trips/{id}' };

test('a page names its operation by itself', () => {
  expect(findOperation('# Book\n\nUse `GET /a`.\n\n`POST https://api.test/trips/{id}`\n')).toEqual(OPERATION);
  expect(findOperation('# Guide\n\n`npm install`\n')).toBeUndefined();
});

test('a request is written with its values, none of which leaves its place', () => {
  const code = writeRequest(OPERATION, { path: { id: 'a/b' }, query: { q: "x'&y" }, headers: { 'X-A': '1' }, body: { seat: 1 } }, 'curl');
  expect(code).toContain(`--url 'https://api.test/trips/a%2Fb?q=x%27%26y'`);
  expect(code).toContain("--header 'X-A: 1'");
  expect(code).toContain("--header 'Content-Type: application/json'");
  expect(writeRequest(OPERATION, {}, 'Python')).toContain('https://api.test/trips/{id}');
  expect(writeRequest(OPERATION, {}, 'cobol')).toBeUndefined();
});
