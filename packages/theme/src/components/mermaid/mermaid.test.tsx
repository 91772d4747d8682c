import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mermaid } from './mermaid.tsx';

/** What the browser tells observers: nothing, until `comeNear`. */
let comeNear: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => notify([{ isIntersecting: true }]);
      }
      observe(): void {
        return undefined;
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function createLoader(draw: (source: string) => Promise<{ svg: string }>): ReturnType<typeof vi.fn<() => Promise<unknown>>> {
  return vi.fn<() => Promise<unknown>>(async () => ({
    default: { initialize: () => undefined, render: (_id: string, source: string) => draw(source) },
  }));
}

test('the source is in the HTML, and nothing loads before the diagram comes near', async () => {
  const load = createLoader(async () => ({ svg: '<svg id="drawn"></svg>' }));
  expect(renderToString(<Mermaid chart="graph TD" load={load} />)).toContain('graph TD');
  const { container } = render(<Mermaid chart={'graph TD\naccTitle: Ways'} load={load} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => comeNear());
  expect(container.querySelector('#drawn')).not.toBeNull();
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Diagram: Ways');
  expect(container.querySelector('pre')).toBeNull();
});

test('what is no diagram keeps its source, with a note', async () => {
  const { container } = render(<Mermaid load={createLoader(() => Promise.reject(new Error('Parse error')))}>graph %%</Mermaid>);
  await act(async () => comeNear());
  expect(container.querySelector('pre')?.textContent).toBe('graph %%');
  expect(container.querySelector('[data-state=failed] p')?.textContent).toContain('could not be drawn');
});

test('without a loader the source stays', async () => {
  const { container } = render(<Mermaid chart="graph TD" />);
  await act(async () => comeNear());
  expect(container.querySelector('pre')?.textContent).toBe('graph TD');
});
