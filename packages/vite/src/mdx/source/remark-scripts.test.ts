import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { liftPrograms } from './lift-programs.ts';
import { listScriptSteps } from './remark-scripts.ts';
import { scanSource } from './scan-source.ts';

const DATA = Array.from({ length: 32 }, (_, index) => `{ a: ${index}, "b": [1, \`}\${1}\`, "}"] }`);

it.each([
  ['a value', `# A\n\n<Card a={[${DATA.join(', ')}]} b="c">\n\nText {1}\n\n</Card>`],
  ['a value on lines that are indented', `<Card>\n  <Card\n    a={[\n\t  ${DATA.join(',\n\n      ')}\n    ]}\n  />\n</Card>`],
  ['a value in a list', `- a <Card a={[${DATA.join(', 1,\n  1, ')}\n  ]} />\n- b`],
  ['an expression in a sentence', `A [b](c) {[${DATA.join(', 1,\n1, ')}].length} d {2}.`],
  ['elements', `{[${DATA.join(', ')}].map((one) => <b key={one.a}>{one.a} it&apos;s } </b>.slice(1))}`.replace(' } ', ' ')],
  ['comments', `{/* ${'}'.repeat(1000)} */}\n\n{[${DATA.join(', // }\n')}] /* } */}`],
  ['a block', `export const a = 1\n\nexport const b = [\n${DATA.join(',\n\n')}\n]\nexport const c = a\n\nText {b.length}`],
  ['code', `\`\`\`js\nexport const b = [\n${DATA.join(',\n\n')}\n]\n\`\`\`\n\n\`{${DATA.join()}}\` \\{ b`],
])('reads %s as MDX does', (name, text) => {
  const { text: prepared, lifted } = liftPrograms(text, () => scanSource(text));
  expect(prepared === text).toBe(name === 'code');
  const read = createProcessor({ remarkPlugins: listScriptSteps(lifted) }).parse(prepared);
  expect(simplify(read)).toEqual(simplify(createProcessor().parse(text)));
});

/** MDX's parser notes some offsets twice, and parentheses. */
function simplify(tree: Root): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (key === 'range' || key === 'raw') return undefined;
      return key === 'loc' ? JSON.stringify(value, (name, one: unknown) => (name === 'offset' ? undefined : one)) : value;
    }),
  );
}
