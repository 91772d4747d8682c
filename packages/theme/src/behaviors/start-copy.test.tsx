import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeBlock } from '../components/code-block/code-block.tsx';
import { Color } from '../components/color/color.tsx';
import { Prompt } from '../components/prompt/prompt.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { startCopy } from './start-copy.ts';
import { startWrap } from './start-wrap.ts';

const written: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  written.length = 0;
  const writeText = async (text: string): Promise<void> => {
    if (text.includes('secret')) throw new DOMException('denied', 'NotAllowedError');
    written.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const page = (
  <>
    <CodeBlock html={`<pre><code>${'line\n'.repeat(20)}</code></pre>`} />
    <CodeBlock html="<pre><code>secret</code></pre>" title="a.ts" />
    <Prompt>Ask it</Prompt>
    <Color>
      <Color.Row title="Row">
        <Color.Item name="One" value="#123456" />
        <Color.Item name="Two" value={{ light: '#fff', dark: '#000' }} />
      </Color.Row>
    </Color>
  </>
);

test.each([1, 2])('copying is the same with and without React (%i)', async (seed) => {
  const { plain, react } = await driveBoth(page, [startCopy, startWrap], seed);
  expect(new Set(plain).size).toBeGreaterThan(5);
  expect(react).toEqual(plain);
  expect(new Set(written)).toContain('#fff / #000');
});

test('how it went is told to screen readers, for a while', async () => {
  render(page);
  const status = (): string[] => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  for (const button of screen.getAllByRole('button', { name: 'Copy code' })) fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(150);
  expect(status()).toEqual(['Copied', 'Copy failed']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(status()).toEqual([]);
});
