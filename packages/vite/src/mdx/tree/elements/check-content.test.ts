import { expect, it } from 'vitest';
import { COMPONENT_NAMES } from '@octavo/theme/internal/component-names';
import { createCompiler } from '../../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: COMPONENT_NAMES });

async function findTold(text: string): Promise<string[]> {
  const { diagnostics } = await compiler.compile({ file: 'page.mdx', text });
  return diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`);
}

it.each([
  ['<Card></Card>', '1:1 page/empty-component <Card> is empty.'],
  ['Text\n\n<Steps>\n\n</Steps>', '3:1 page/empty-component <Steps> is empty.'],
  ['<Note/> and more', '1:1 page/empty-component <Note> is empty.'],
  ['{[1].map(() => <Frame caption="a"> </Frame>)}', '1:16 page/empty-component <Frame> is empty.'],
])('tells of %j', async (text, told) => expect(await findTold(text)).toEqual([told]));

it.each([
  '<Card title="A" href="/x" />',
  '<Note title="A" />',
  '<a id="b"></a> and [a](/b)',
  '<img src="a.png" alt="" width="50%" height="auto" />',
  'At 10:30:45, `:tada:`, :host: and a:warning:b',
  '<Steps>\n<Step title="A" />\n</Steps>',
  '<Frame>{[1]}</Frame>',
  '<Card {...{ title: 1 }} />',
  '<Column></Column>',
  'export const Card = () => 1;\n\n<Card />',
])('is silent about %j', async (text) => expect(await findTold(text)).toEqual([]));
