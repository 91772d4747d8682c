import os from 'node:os';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { DiskError } from '@octavo/vite/internal/disk';
import { formatError } from './format-error.ts';
import { UserError } from './user-error.ts';

const plain = pc.createColors(false);

it("writes a user's mistake as message and hint", async () => {
  expect(await formatError(new UserError('No such thing.', 'One.\nTwo.'), plain)).toBe('error No such thing.\n  One.\n  Two.');
});

it.each([
  ['option `--outDir <folder>` value is missing', '`--outDir` needs a value: <folder>.'],
  ['Unused args: `a`', 'Unexpected argument: `a`.'],
  ['Unused args: `a`, `b`', 'Unexpected arguments: `a`, `b`.'],
])('says plainly what the parser of the command line refused: %s', async (message, expected) => {
  expect(await formatError(Object.assign(new Error(message), { name: 'CACError' }), plain)).toContain(`error ${expected}`);
});

it('writes a failed build as its diagnostics, however deep they are wrapped', async () => {
  const diagnostics = [
    { code: 'link/missing', severity: 'error', message: 'Nothing is at /x.', file: 'a.mdx', line: 3, column: 2 },
    { code: 'page/title', severity: 'warning', message: 'No title.' },
  ];
  const text = await formatError(new Error('Build failed', { cause: Object.assign(new Error('inner'), { diagnostics }) }), plain);
  expect(text).toContain('error a.mdx:3:2 link/missing');
  expect(text.indexOf('page/title')).toBeLessThan(text.indexOf('link/missing'));
  expect(text.endsWith('1 error, 1 warning')).toBe(true);
  expect(text).not.toMatch(/^\s+at /m);
});

it.each(['EACCES', 'EROFS', 'ENOSPC', 'EFBIG', 'EMFILE', 'EISDIR'] as const)(
  'names the path that the machine refuses with %s, without a stack',
  async (code) => {
    const refusal = Object.assign(new Error(`${code}: no`), {
      errno: -os.constants.errno[code],
      code,
      path: '/site/docs',
      syscall: 'open',
    });
    const text = await formatError(refusal, plain);
    expect(await formatError(Object.assign(new Error('Build failed'), { errors: [refusal] }), plain)).toBe(text);
    expect(text).toMatch(/^error \/site\/docs cannot be read or written: .+\.\n {2}\S/);
    expect(text).not.toMatch(/^\s+at /m);
  },
);

it('tells a full disk from the refusal of a port where the system names no path', async () => {
  const refusal = (code: 'ENOSPC' | 'EACCES'): Error => Object.assign(new Error(code), { errno: -os.constants.errno[code], code });
  expect(await formatError(refusal('ENOSPC'), plain)).toBe(
    'error A file cannot be read or written: the disk is full (ENOSPC).\n  Free up disk space, then run the command again.',
  );
  expect(await formatError(refusal('EACCES'), plain)).toMatch(/\n\s+at /);
});

it('reads what the bundler says of a full disk in its words', async () => {
  const refusal = new Error(
    `Failed to write file in /a\n\nCaused by:\n    No space left on device (os error ${os.constants.errno.ENOSPC})`,
  );
  expect(await formatError(refusal, plain)).toContain('the disk is full (ENOSPC)');
});

it('tells what the door to the disk refuses, and what helps', async () => {
  const file = new DiskError('/site/docs.json', { reason: 'folder', code: 'EISDIR' });
  expect(await formatError(file, plain)).toBe(
    'error /site/docs.json cannot be read: it is a folder (EISDIR).\n  A file is expected here: rename the folder.',
  );
  const folder = new DiskError('/site', { reason: 'forbidden', code: 'EACCES', isWrite: true });
  expect(await formatError(folder, plain)).toMatch(
    /^error \/site cannot be written: permission denied \(EACCES\)\.\n {2}.*write permission/,
  );
});

it('shows the stack of a file that Octavo should have known to be missing', async () => {
  expect(
    await formatError(Object.assign(new Error('ENOENT'), { errno: -os.constants.errno.ENOENT, code: 'ENOENT', path: '/a' }), plain),
  ).toMatch(/\n\s+at /);
});

it('shows all of a defect', async () => {
  expect(await formatError(new TypeError('boom'), plain)).toMatch(/TypeError: boom\n\s+at /);
});
