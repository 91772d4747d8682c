import { expect, it } from 'vitest';
import { compareTexts } from './compare-pages.ts';

it('tells words and code that are gone, and no words that only attributes of a component have', () => {
  const compare = (before: string, after: string): string[] => compareTexts({ file: 'a.mdx', target: 'a.mdx', before, after });
  expect(compare('# A\n\nBoats sail.\n\n```js\na();\n```\n', '# A\n\nBoats.\n')).toEqual([
    'The code block that opens with ```js differs.',
    'Words are gone: sail.',
  ]);
  expect(compare('# A\n\n<TypeTable name="b" type={{ c: { type: "(d: Ship) => void", more: { e: 1 } } }} />\n', '# A\n')).toEqual([]);
  const cards =
    '<table data-view="cards"><thead><tr><th></th><th data-hidden>Cover</th></tr></thead><tbody><tr><td>Boat</td><td><a href="a/cover.png">cover.png</a></td></tr></tbody></table>';
  expect(compare(`# A\n\n${cards}\n`, '# A\n\nBoat\n')).toEqual([]);
  expect(compare('# A\n\n`Runner`[メソッド][a.b]は\n', '# A\n\n`Runner`メソッドは\n')).toEqual([]);
  expect(
    compare(
      '# A\n\nUsing [/nets/\\{net}/pools](/a) as an {b({ c: 1 })} example:\n',
      '# A\n\nUsing [/nets/&#123;net}/pools](/a) as an example:\n',
    ),
  ).toEqual([]);
  const nested = '# A\n\n<Field note={<Own label="b c d" />} more="e f" /> Captains steer.\n';
  expect(compare(nested, nested)).toEqual([]);
});

it('takes code in HTML for code, and the name of a file for a link to its page', () => {
  const pre = '# A\n\n<pre class="lang-graphql"><code>query {\n# All accounts\n}</code></pre>\n\n';
  expect(
    compareTexts({
      file: 'a.md',
      target: 'a.md',
      before: `${pre}[README.md](boats/README.md)\n`,
      after: '# A\n\n```graphql\nquery {\n# All of them\naccounts }\n```\n\n[Boats](/boats)\n',
    }),
  ).toEqual([]);
});

it('tells what only a label held, and a line whose words all stand elsewhere', () => {
  const compare = (before: string, after: string): string[] => compareTexts({ file: 'a.mdx', target: 'a.mdx', before, after });
  expect(compare('# A\n\n<Card title="Boats" icon="sail" cover={<img alt="sea" />}>Go</Card>\n', '# A\n\nGo\n')).toEqual([
    'Words are gone: boats.',
  ]);
  const rest = 'Save it. The captain has a file. Then a boat sails, and sails, to open the sea.\n';
  expect(compare(`# A\n\nThen open the file and save it to a boat.\n\n${rest}`, `# A\n\n${rest}`)).toEqual([
    'The text `Then open the file and save it to a boat.` is gone.',
  ]);
});
