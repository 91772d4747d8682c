import { createProcessor } from '@mdx-js/mdx';
import type { PhrasingContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import type { Construct, Event, Token, TokenizeContext } from 'micromark-util-types';
import type { PluggableList } from 'unified';
import { expect, it } from 'vitest';
import { remarkAttention } from './remark-attention.ts';
import { remarkStrikethrough } from './remark-strikethrough.ts';

const createParser = (remarkPlugins: PluggableList): ((text: string) => string) => {
  const processor = createProcessor({ format: 'md', remarkPlugins }).freeze();
  return (text) => JSON.stringify(processor.parse(text));
};
const processor = createProcessor({ format: 'md', remarkPlugins: [remarkAttention] }).freeze();
const parse = createParser([remarkAttention, remarkGfm, remarkStrikethrough]);
const parseAsWritten = createParser([remarkGfm]);

const MIXED = ['*', '**', '***', '_', '__', 'a', 'b', ' ', '[', '](x)', '~', '~~', '.', '`', '\n'];

it.each([
  ['emphasis', MIXED],
  ['long runs of signs', ['*', '***', '****', '_', '____', 'a', ' ', '.']],
  ['tildes', ['~', '~~', 'a', ' ', '*', '.']],
])('reads %s as CommonMark does, whatever is nested in what', (_, pieces) => {
  let seed = 12;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: 1 + random(30) }, () => pieces[random(pieces.length)]).join('');
    expect(parse(text), JSON.stringify(text)).toBe(parseAsWritten(text));
  }
});

it.each([
  ['強調は**「重要」**のように', '強調は<「重要」>のように'],
  ['请点击**“确定”**。', '请点击<“确定”>。'],
  ['**이것(그것)**은', '<이것(그것)>은'],
  ['値は**`x`**です', '値は<`x`>です'],
  ['**「あ」**と**「い」**', '<「あ」>と<「い」>'],
  ['は** 「重要」**の', 'は** 「重要」**の'],
  ['a**(b)**c', 'a**(b)**c'],
])('reads strong text in a text without spaces: %s', (text, expected) => {
  const [paragraph] = processor.parse(text).children;
  const list = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const write = (node: PhrasingContent): string => ('children' in node ? `<${node.children.map(write).join('')}>` : writeLeaf(node));
  expect(list.map(write).join('')).toBe(expected);
});

function writeLeaf(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return 'value' in node ? node.value : '';
}

it('looks at each sign a few times, however many there are that open and close nothing', () => {
  const [extension] = processor.data('micromarkExtensions' as never) as unknown as [
    { text: Record<number, Pick<Construct, 'resolveAll'>> },
  ];
  let looks = 0;
  const context = {
    sliceSerialize: ({ start: { offset } }: Token) => ((looks += 1), offset % 4 === 0 ? '*' : '_'),
    parser: { constructs: { insideSpan: { null: [] } } },
  } as unknown as TokenizeContext;
  // `*a_ *a_ *a_ `
  const events = Array.from({ length: 2000 }, (_, index) => createSign(index * 2, index % 2 === 0)).flatMap((token): Event[] => [
    ['enter', token, context],
    ['exit', token, context],
  ]);
  extension.text[42]?.resolveAll?.(events, context);
  expect(looks).toBe(2000);
  expect(events.every(([, { type }]) => type === 'data')).toBe(true);
});

it('stops where emphasis is nested deeper than on any page', () => {
  expect(() => parse(`a\n${'*a _a '.repeat(60)}${'a_ a* '.repeat(60)}`)).toThrow(
    expect.objectContaining({ reason: 'Too many levels of emphasis', line: 2, column: 1 + 100 * 3 }),
  );
  expect(() => parse('~a ~~b '.repeat(60) + 'b~~ a~ '.repeat(60))).toThrow('Too many levels of emphasis');
});

function createSign(offset: number, opens: boolean): Token {
  const place = (at: number): Token['start'] => ({ line: 1, column: at + 1, offset: at, _index: 0, _bufferIndex: 0 });
  return { type: 'attentionSequence', start: place(offset), end: place(offset + 1), _open: opens, _close: !opens };
}
