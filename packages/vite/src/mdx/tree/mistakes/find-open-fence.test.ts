import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { createOpenFenceFinder } from './find-open-fence.ts';

test('the lines of a text are read a few times, however many blocks are open', () => {
  const lines = Array.from({ length: 500 }, () => '- ```');
  let reads = 0;
  const counted = new Proxy(lines, {
    get(target, name) {
      reads += 1;
      return Reflect.get(target, name);
    },
  });
  const find = createOpenFenceFinder(counted);
  const found = lines.flatMap((_, index) => {
    const place = { line: index + 1, column: 3, offset: 0 };
    const node: Nodes = { type: 'code', value: '', position: { start: place, end: { ...place, column: 6 } } };
    return find(node, lines);
  });
  expect(found).toHaveLength(500);
  expect(reads).toBeLessThan(10 * lines.length);
});
