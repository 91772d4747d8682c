import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { renderHeaders } from './render-headers.ts';

function createPublicDir(headers?: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (headers !== undefined) writeFileSync(path.join(folder, '_headers'), headers);
  return folder;
}

it('enforces a policy, or has browsers report what it would refuse', () => {
  const place = { base: '/docs', publicDir: '', areAssetsHashed: false };
  expect(renderHeaders("default-src 'self'", { ...place, isEnforced: true })).toBe(
    "/docs/*\n  Content-Security-Policy: default-src 'self'\n",
  );
  expect(renderHeaders("default-src 'self'", { ...place, isEnforced: false })).toBe(
    "/docs/*\n  Content-Security-Policy-Report-Only: default-src 'self'\n",
  );
});

it("begins with the author's own headers, and leaves a policy of theirs alone", () => {
  const own = '/*\n  X-Frame-Options: DENY';
  const place = { base: '/', isEnforced: true, areAssetsHashed: false };
  expect(renderHeaders('p', { ...place, publicDir: createPublicDir(own) })).toBe(`${own}\n/*\n  Content-Security-Policy: p\n`);
  const policy = '/*\n  Content-Security-Policy: theirs\n';
  expect(renderHeaders('p', { ...place, publicDir: createPublicDir(policy) })).toBe(policy);
});

it('keeps what is named by its content for good, whoever wrote the policy', () => {
  const kept = '/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n';
  const place = { base: '/docs', isEnforced: true, areAssetsHashed: true };
  expect(renderHeaders('p', { ...place, publicDir: '' })).toBe(`${kept}/docs/*\n  Content-Security-Policy: p\n`);
  const policy = '/*\n  Content-Security-Policy: theirs\n';
  expect(renderHeaders('p', { ...place, publicDir: createPublicDir(policy) })).toBe(policy + kept);
});
