import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CodeBlock } from '../components/code-block/code-block.tsx';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { settle } from '../fixtures/settle.ts';
import { startWrap } from './start-wrap.ts';

const watched: { notify: (entries: { target: Element }[]) => void; targets: Element[] } = { notify: () => undefined, targets: [] };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: (entries: { target: Element }[]) => void) {
        watched.notify = notify;
        watched.targets = [];
      }
      observe(element: Element): void {
        watched.targets.push(element);
      }
      disconnect(): void {
        watched.targets = [];
      }
    },
  );
});

const block = <CodeBlock html="<pre><code>a long line</code></pre>" title="a.ts" nocopy />;

/** Tells of the code that it is as wide as this now, in 100 pixels. */
function measure(width: number): void {
  for (const target of watched.targets)
    Object.defineProperties(target, { scrollWidth: { value: width, configurable: true }, clientWidth: { value: 100, configurable: true } });
  act(() => watched.notify(watched.targets.map((target) => ({ target }))));
}

test('the button is there while a line does not fit, and once it was pressed', async () => {
  const { container } = render(block);
  await settle();
  await vi.waitFor(() => expect(watched.targets).toHaveLength(1));
  const button = (): HTMLElement => screen.getByTitle('Wrap lines');
  const body = container.querySelector('.octavo-code-body');
  measure(100);
  expect(button().hidden).toBe(true);
  measure(101);
  expect(button().hidden).toBe(false);
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(body?.hasAttribute('data-wrap')).toBe(true);
  measure(100);
  expect(button().hidden).toBe(false);
  fireEvent.click(button());
  expect(body?.hasAttribute('data-wrap')).toBe(false);
  measure(100);
  expect(button().hidden).toBe(true);
});

test.each([1, 2])('lines wrap the same with and without React (%i)', async (seed) => {
  const page = (
    <>
      {block}
      {block}
    </>
  );
  const { plain, react } = await driveBoth(page, [startWrap], seed);
  expect(new Set(plain).size).toBeGreaterThan(2);
  expect(react).toEqual(plain);
});
