import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TERMS } from '../../scripts/lint/terms.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = globSync(
  ['README.md', '.github/**/*.{md,yml}', 'packages/*/{README,EXTENSIONS}.md', 'packages/docs/{learn,do,understand}/**/*.mdx'],
  { cwd: ROOT },
);

// What `octavo/plain-terms` asks of texts in code; what stands in `reference` is written from those.
test('the docs and the READMEs use the terms of the field', () => {
  expect(FILES.length).toBeGreaterThan(40);
  const found = FILES.flatMap((file) => {
    const prose = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/^( *)```[\s\S]*?^\1```|`[^`\n]*`/gm, '…');
    return TERMS.flatMap(({ avoid, use }) =>
      [...prose.matchAll(new RegExp(avoid, 'gi'))].map(([text]) => `${file}: "${text}", say ${use}`),
    );
  });
  expect(found).toEqual([]);
});
