import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTestPageData } from '../../fixtures/create-fixture.ts';
import { Toc } from './toc.tsx';

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
    const observed: { notify: () => void; targets: Element[] } = { notify: () => undefined, targets: [] };
    vi.stubGlobal(
      'IntersectionObserver',
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
    await act(async () => vi.dynamicImportSettled());
    expect(observed.targets.map((target) => target.id)).toEqual(['first', 'second']);
    const [first, second] = observed.targets;
    if (first === undefined || second === undefined) throw new Error('nothing observed');
    first.getBoundingClientRect = () => new DOMRect(0, -300, 100, 20);
    second.getBoundingClientRect = () => new DOMRect(0, 20, 100, 20);
    act(() => observed.notify());
    expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('Second');
    expect(screen.getByRole('button', { name: /^On this page/ }).textContent).toBe('On this pageSecond');
  });

  it('lists the headings of the view that shows, and formulas as they are read', () => {
    localStorage.setItem('octavo-choices', '["go"]');
    const toc = [
      { depth: 2, text: 'All', id: 'all' },
      { depth: 2, text: 'Of Python', id: 'python', view: 'Python' },
      { depth: 2, text: 'Of x^2', html: 'Of <b>x2</b>', id: 'go', view: 'Go' },
    ];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    render(<Toc page={createTestPageData({ toc })} section={undefined} navigation={undefined} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All', 'Of x2']);
    localStorage.clear();
  });

  it('renders nothing for a page without headings', () => {
    const { container } = render(<Toc page={createTestPageData({ toc: [] })} section={undefined} navigation={undefined} />);
    expect(container.innerHTML).toBe('');
  });
});
