import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css') && file !== 'components.css');

test('components.css or rare.css imports every sheet, once', () => {
  const lists = ['components.css', '../rare.css'].map((list) => readFileSync(join(root, list), 'utf8'));
  const imports = lists.flatMap((list) => [...list.matchAll(/@import '\.\/(?:components\/)?(.+\.css)'/g)]).map(([, file]) => file);
  expect(imports.toSorted()).toEqual(sheets.toSorted());
});
