import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPaging } from './start-paging.ts';

const visited: string[] = [];
let end = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><pre><code>code</code></pre><input /><button>tab</button><a href="#other">a</a></main>
    <nav class="octavo-pagination"><a rel="prev" href="#previous">Previous</a><a rel="next" href="#next">Next</a></nav>`;
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', () => void visited.push(link.hash));
  end = startPaging();
});

afterEach(() => {
  end();
  getSelection()?.removeAllRanges();
  visited.length = 0;
});

function press(key: string, selector = 'body', options: KeyboardEventInit = {}): string[] {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return visited.splice(0);
}

it('goes to the neighbours of a page', () => {
  expect([press('ArrowRight'), press('ArrowLeft'), press('ArrowRight', 'main'), press('ArrowLeft', 'a')].flat()).toEqual([
    '#next',
    '#previous',
    '#next',
    '#previous',
  ]);
});

it('turns with the direction of reading', () => {
  document.querySelector<HTMLElement>('nav a')?.style.setProperty('direction', 'rtl');
  expect([press('ArrowRight'), press('ArrowLeft')].flat()).toEqual(['#previous', '#next']);
});

it('leaves other keys and chords alone, and fields and controls', () => {
  expect([
    press('ArrowDown'),
    press('a'),
    press('ArrowRight', 'body', { altKey: true }),
    press('ArrowLeft', 'body', { metaKey: true }),
  ]).toEqual([[], [], [], []]);
  expect([press('ArrowRight', 'input'), press('ArrowRight', 'button')]).toEqual([[], []]);
});

it('leaves the keys to code that was clicked', () => {
  getSelection()?.setPosition(document.querySelector('code')?.firstChild ?? null, 1);
  expect(press('ArrowRight')).toEqual([]);
});
