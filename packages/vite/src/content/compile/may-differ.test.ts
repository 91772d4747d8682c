import { expect, test } from 'vitest';
import { mayDiffer } from './may-differ.ts';

test.each([
  'export default () => _jsx("p", { children: new Date().getFullYear() })',
  'const key = Math.random()',
  'const host = process.env.HOST',
  'const data = await load()',
  'import(".." + name)',
  'import("./clock.js")',
  'import("https://example.com/clock.js")',
  "import('fs')",
  "new URL('../logo.png', import.meta.url)",
  "const { text } = use(promise); // it's here",
  'const day = (1).toLocaleString()',
])('a module that reads what no file holds: %s', (code) => {
  expect(mayDiffer(code)).toBe(true);
});

test.each([
  'export default () => _jsx("p", { children: "The Date of the process, and await." })',
  String.raw`const text = "a \" Date"`,
  '/* new Date() */ const isUsed = true',
  'const updated = props.date; useState(0)',
  '_jsx(Diagram, { load: () => import("virtual:octavo/mermaid") })',
])('a module that is the same in each run: %s', (code) => {
  expect(mayDiffer(code)).toBe(false);
});
