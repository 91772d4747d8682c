import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './fence-meta.ts';

const PLAIN = { language: 'text', highlight: [], focus: [], lines: false, wrap: false, expandable: false, nocopy: false, twoslash: false };

describe('parseFenceMeta', () => {
  it.each([
    [null, null, {}],
    ['js', null, { language: 'js' }],
    ['JSON', '', { language: 'json' }],
    ['js:src/app.js', null, { language: 'js', title: 'src/app.js' }],
    ['js:src/app.js', 'title="App" {1}', { language: 'js', title: 'App', highlight: [1] }],
    ['js', 'Any Title Here', { language: 'js', title: 'Any Title Here' }],
    ['ts', 'src/app/page.tsx', { language: 'ts', title: 'src/app/page.tsx' }],
    ['js', '[config.js]', { language: 'js', title: 'config.js' }],
    ['js', '{1,3-5}', { language: 'js', highlight: [1, 3, 4, 5] }],
    ['js{2}', null, { language: 'js', highlight: [2] }],
    ['{2, 4}', null, { highlight: [2, 4] }],
    ['js', 'A {3} B {1}', { language: 'js', title: 'A B', highlight: [1, 3] }],
    ['js', 'highlight={1-2} focus={2,4-5}', { language: 'js', highlight: [1, 2], focus: [2, 4, 5] }],
    ['js', 'highlight="1, 3"', { language: 'js', highlight: [1, 3] }],
    ['js', 'lines wrap expandable', { language: 'js', lines: true, wrap: true, expandable: true }],
    ['js', 'a.js [expandable] {2}', { language: 'js', title: 'a.js', expandable: true, highlight: [2] }],
    ['js', 'lines={false} wrap=true', { language: 'js', wrap: true }],
    ['js', 'title="Two words" icon="node-js"', { language: 'js', title: 'Two words', icon: 'node-js' }],
    ['js', "title='one' two", { language: 'js', title: 'one' }],
    ['js', 'filename="a b.js"', { language: 'js', title: 'a b.js' }],
    ['text', 'title="A diagram" nocopy', { title: 'A diagram', nocopy: true }],
    ['text', 'nocopy="false"', {}],
    ['nocopy', null, { nocopy: true }],
    ['ts', 'twoslash A title', { language: 'ts', title: 'A title', twoslash: true }],
    ['js', 'Title focus=2,4,5 icon=square-js', { language: 'js', title: 'Title', focus: [2, 4, 5], icon: 'square-js' }],
    ['mermaid', 'actions={false} placement="top-left"', { language: 'mermaid', actions: 'false', placement: 'top-left' }],
    ['title="Alone"', 'wrap', { title: 'Alone', wrap: true }],
    ['js', 'Title theme={"system"} wrap', { language: 'js', title: 'Title', wrap: true }],
    ['js', '"Quoted title"', { language: 'js', title: 'Quoted title' }],
    ['js', "Don't stop", { language: 'js', title: "Don't stop" }],
    ['package.json', null, { language: 'json', title: 'package.json' }],
    ['c++', null, { language: 'c++' }],
    ['js', '{9-3} {abc}', { language: 'js' }],
  ])('reads %j %j', (language, meta, expected) => {
    expect(parseFenceMeta(language, meta)).toEqual({ ...PLAIN, ...expected });
  });

  it('does not take a huge range literally', () => {
    const { highlight, focus } = parseFenceMeta('js', `${'{9-99999999999}'.repeat(1000)} focus={9007199254740993-9007199254740999}`);
    expect([highlight.length, highlight[0], highlight.at(-1)]).toEqual([10_000, 9, 10_008]);
    expect(focus).toEqual([9_007_199_254_740_992]);
  });
});
