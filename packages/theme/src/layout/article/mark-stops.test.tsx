import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBlock } from '../../components/code-block/code-block.tsx';
import { Table } from '../../components/table/table.tsx';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { createTestPageData, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { Article } from './article.tsx';
import { markStops } from '../../behaviors/mark-stops.ts';

const page = (
  <OctavoProvider value={{ site: createTestSiteData() }}>
    <Article page={createTestPageData()} mode={undefined}>
      <CodeBlock html='<pre tabindex="0"><code>a</code></pre>' />
      <Table>
        <tbody />
      </Table>
    </Article>
  </OctavoProvider>
);

// happy-dom has no layout.
function setLayout({ width, content }: { width: number; content: number }): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
}

function findStops(): number[] {
  return [...document.querySelectorAll<HTMLElement>('pre, .octavo-table')].map(({ tabIndex }) => tabIndex);
}

afterEach(() => void vi.restoreAllMocks());

test('a box of an article is a stop while it scrolls', async () => {
  setLayout({ width: 400, content: 400 });
  render(page);
  await waitFor(() => expect(findStops()).toEqual([-1, -1]));
  setLayout({ width: 300, content: 400 });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(findStops()).toEqual([0, 0]);
  setLayout({ width: 400, content: 400 });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(findStops()).toEqual([0, 0]);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(findStops()).toEqual([-1, -1]);
});

test('a box that is hidden may scroll once it is seen', () => {
  setLayout({ width: 0, content: 0 });
  const { container } = render(page);
  for (const box of container.querySelectorAll<HTMLElement>('pre, .octavo-table')) box.tabIndex = -1;
  markStops(container);
  expect(findStops()).toEqual([0, 0]);
});
