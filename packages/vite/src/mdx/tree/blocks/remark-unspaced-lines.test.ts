import type { PhrasingContent, Root } from 'mdast';
import { expect, it } from 'vitest';
import { remarkUnspacedLines } from './remark-unspaced-lines.ts';

/** A paragraph of what a test writes: plain, `*strong*` or code. */
function parse(text: string): PhrasingContent[] {
  return text.split(/(\*.+?\*|`.+?`)/).map((part) => {
    const value = part.slice(1, -1);
    if (part.startsWith('*')) return { type: 'strong', children: [{ type: 'text', value }] };
    return part.startsWith('`') ? { type: 'inlineCode', value } : { type: 'text', value: part };
  });
}

function write(node: PhrasingContent): string {
  if ('children' in node) return `*${node.children.map(write).join('')}*`;
  return node.type === 'inlineCode' ? `\`${node.value}\`` : 'value' in node ? node.value : '';
}

it.each([
  ['段落の中の改行\nは空白になりません。\n次の行です。', '段落の中の改行は空白になりません。次の行です。'],
  ['如果密钥泄露，\n请立即轮换。', '如果密钥泄露，请立即轮换。'],
  ['行の終わりが\n*強い*\n文です', '行の終わりが*強い*文です'],
  ['用 Node.js\n运行', '用 Node.js\n运行'],
  ['한국어는\n띄어쓰기', '한국어는\n띄어쓰기'],
  ['用\n`npm`\n安装', '用\n`npm`\n安装'],
  ['One\n*two*', 'One\n*two*'],
])('%j', (text, expected) => {
  const children = parse(text);
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] };
  remarkUnspacedLines()(tree);
  expect(children.map(write).join('')).toBe(expected);
});
