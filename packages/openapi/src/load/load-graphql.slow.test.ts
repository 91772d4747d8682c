import { expect, test } from 'vitest';
import { loadSchema } from './load-graphql-fixture.ts';

test('a large schema is read in the time of its length', () => {
  const many = Array.from(
    { length: 800 },
    (_, index) =>
      `extend type Query { f${index}(a: I${index}): T${index} }\n"<script>alert(1)</script>"\ntype T${index} implements N { id: ID! next: T${(index + 1) % 800} }\ninput I${index} { a: I${(index + 7) % 800} }`,
  );
  const started = process.cpuUsage();
  const { api, operation, problems } = loadSchema(`interface N { id: ID! }\ntype Query { a: N }\n${many.join('\n')}`);
  for (const { key } of api?.operations ?? []) operation(key);
  const { user } = process.cpuUsage(started);
  expect(problems).toEqual([]);
  expect(api?.operations.length).toBe(2402);
  // A square of its length would take minutes.
  expect(user / 1e6).toBeLessThan(10);
});

test('a type that is defined twenty thousand times is told of as often as problems are told', () => {
  const started = process.cpuUsage();
  const { problems } = loadSchema('type Query { a: Int }\n'.repeat(20_000));
  expect(problems).toHaveLength(50);
  // GraphQL alone, which counts the lines before each, takes 20.
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10);
});
