import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { startContents } from '../../behaviors/start-contents.ts';
import { createTestPageData } from '../../fixtures/create-fixture.ts';
import { Toc } from './toc.tsx';
import { settle } from '../../fixtures/settle.ts';

function App({ page }: { page: ReturnType<typeof createTestPageData> }): ReactElement {
  return (
    <>
      <Toc page={page} section={undefined} navigation={undefined} />
      <h2 id="first">First</h2>
      <h3 id="second">Second</h3>
    </>
  );
}

describe('Toc', () => {
  it('marks the heading that the reader is at', async () => {
    const observed = { notify: (): void => undefined, targets: new Array<Element>() };
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          observed.notify = callback;
        }
        observe(element: Element): void {
          observed.targets.push(element);
        }
        disconnect(): void {
          observed.targets = [];
        }
      },
    );
    render(<App page={createTestPageData()} />);
    await settle();
    expect(observed.targets).toEqual([document.body]);
    const marks = (): (string | null)[] => screen.queryAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent);
    place('first', -300);
    place('second', 20);
    act(() => observed.notify());
    expect(marks()).toEqual(['Second']);
    expect(screen.getByRole('button', { name: /^On this page/ }).textContent).toBe('On this pageSecond');
    // Both are seen.
    place('first', 500);
    place('second', 600);
    act(() => void dispatchEvent(new Event('scroll')));
    expect(marks()).toEqual(['First']);
    // The text of the first fills the window.
    place('first', -300);
    place('second', 5000);
    act(() => void dispatchEvent(new Event('scroll')));
    expect(marks()).toEqual(['First']);
    // What the address names counts while it is seen.
    place('first', 500);
    place('second', 600);
    window.history.replaceState(null, '', '#second');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(marks()).toEqual(['Second']);
    window.history.replaceState(null, '', '/');
  });

  it('leaves the markup as it was when it ends, for React to take it over', () => {
    document.body.innerHTML = renderToString(<App page={createTestPageData()} />);
    const before = [document.body.innerHTML, document.querySelector('.octavo-toc-current')?.childNodes.length];
    const end = startContents(document.body);
    dispatchEvent(new Event('scroll'));
    expect(document.querySelectorAll('[aria-current]').length).toBe(1);
    end();
    expect([document.body.innerHTML, document.querySelector('.octavo-toc-current')?.childNodes.length]).toEqual(before);
    document.body.innerHTML = '';
  });

  it('lists the headings of the view that shows, and formulas as they are read', () => {
    localStorage.setItem('octavo-choices', '["go"]');
    const toc = [
      { depth: 2, text: 'All', id: 'all' },
      { depth: 2, text: 'Of Python', id: 'python', view: 'Python' },
      { depth: 2, text: 'Of x^2', html: 'Of <b>x2</b>', id: 'go', view: 'Go' },
    ];
    render(<Toc page={createTestPageData({ toc })} section={undefined} navigation={undefined} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All', 'Of x2']);
    localStorage.clear();
  });

  it('indents by the levels that headings have: one that is skipped is no step', () => {
    const toc = [2, 4, 4, 5, 2].map((depth, index) => ({ depth, text: 'A', id: `a-${index}` }));
    const { container } = render(<Toc page={createTestPageData({ toc })} section={undefined} navigation={undefined} />);
    expect([...container.querySelectorAll('li')].map((line) => line.dataset['level'])).toEqual(['0', '1', '1', '2', '0']);
  });

  it('is one landmark with a name, which holds the button of narrow screens too', () => {
    render(<App page={createTestPageData()} />);
    const landmarks = [...screen.queryAllByRole('complementary'), ...screen.getAllByRole('navigation')];
    expect(landmarks.map((one) => one.getAttribute('aria-label'))).toEqual(['On this page']);
    expect(landmarks[0]?.contains(screen.getByRole('button', { name: /^On this page/ }))).toBe(true);
  });

  it('renders nothing for a page without headings', () => {
    const { container } = render(<Toc page={createTestPageData({ toc: [] })} section={undefined} navigation={undefined} />);
    expect(container.innerHTML).toBe('');
  });
});

function place(id: string, top: number): void {
  const heading = document.getElementById(id);
  if (heading === null) throw new Error(`no heading ${id}`);
  heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
}
