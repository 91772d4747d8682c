import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openSource } from './source.ts';

it('lists what links within the repository lead to, once where they lead in a circle', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'octavo-source-'));
  try {
    for (const folder of ['.git', 'site/docs', 'shared']) mkdirSync(path.join(top, folder), { recursive: true });
    writeFileSync(path.join(top, 'LICENSE.md'), '# License');
    writeFileSync(path.join(top, 'shared/a.md'), '# A');
    symlinkSync('../../LICENSE.md', path.join(top, 'site/docs/license.md'));
    symlinkSync('../../shared', path.join(top, 'site/docs/shared'));
    symlinkSync('..', path.join(top, 'site/docs/circle'));
    symlinkSync('/', path.join(top, 'site/docs/outside'));
    symlinkSync('nowhere.md', path.join(top, 'site/docs/gone.md'));
    const source = openSource(path.join(top, 'site'));
    expect(source.files).toEqual(['docs/license.md', 'docs/shared/a.md']);
    expect(source.read('docs/shared/a.md')).toBe('# A');
  } finally {
    rmSync(top, { recursive: true });
  }
});
