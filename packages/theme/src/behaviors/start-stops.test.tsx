import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBlock } from '../components/code-block/code-block.tsx';
import { Table } from '../components/table/table.tsx';
import { startStops } from './start-stops.ts';

const page = (
  <>
    <CodeBlock html='<pre tabindex="0"><code>a</code></pre>' />
    <Table>
      <tbody />
    </Table>
  </>
);

// happy-dom has no layout.
function setLayout({ width, content }: { width: number; content: number }): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
}

afterEach(() => void vi.restoreAllMocks());

test('a box is a stop while it scrolls, and each is one again at the end', () => {
  const { container } = render(page);
  const stops = (): number[] => [...container.querySelectorAll<HTMLElement>('pre, .octavo-table')].map(({ tabIndex }) => tabIndex);
  setLayout({ width: 400, content: 400 });
  const end = startStops(container);
  expect(stops()).toEqual([-1, -1]);
  setLayout({ width: 300, content: 400 });
  fireEvent.keyDown(container, { key: 'Tab' });
  expect(stops()).toEqual([0, 0]);
  setLayout({ width: 400, content: 400 });
  fireEvent.keyDown(container, { key: 'Tab' });
  expect(stops()).toEqual([-1, -1]);
  end();
  expect(stops()).toEqual([0, 0]);
});

test('a box that is hidden is left as it is: it may scroll once it is seen', () => {
  const { container } = render(page);
  setLayout({ width: 0, content: 0 });
  startStops(container)();
  expect(container.querySelector('pre')?.tabIndex).toBe(0);
});
