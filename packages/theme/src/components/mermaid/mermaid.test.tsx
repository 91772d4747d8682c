import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadMermaid } from './draw-diagram.ts';
import { Mermaid } from './mermaid.tsx';
import { settle } from '../../fixtures/settle.ts';

/** What the browser tells observers: nothing, until `comeNear`. */
let comeNear: () => void;

/** Comes near, and waits until what draws is there. */
async function showNear(): Promise<void> {
  await act(async () => comeNear());
  await settle();
}

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

function createLoader(draw: (source: string) => Promise<{ svg: string }>): ReturnType<typeof vi.fn<LoadMermaid>> {
  return vi.fn<LoadMermaid>(async () => ({
    default: { initialize: () => undefined, render: (_id: string, source: string) => draw(source) },
  }));
}

test('the source is in the HTML, and nothing loads before the diagram comes near', async () => {
  const load = createLoader(async () => ({ svg: '<svg id="drawn"></svg>' }));
  expect(renderToString(<Mermaid chart="graph TD" load={load} />)).toContain('graph TD');
  const { container } = render(<Mermaid chart={'graph TD\naccTitle: Ways'} load={load} />);
  expect(load).not.toHaveBeenCalled();
  await showNear();
  expect(container.querySelector('#drawn')).not.toBeNull();
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Diagram: Ways');
  expect(container.querySelector('pre')).toBeNull();
});

test('what the build has drawn is in the HTML and asks for no library', async () => {
  const drawing =
    '<svg viewBox="0 0 9 400"><marker id="octavo-drawing-0"></marker><path marker-end="url(#octavo-drawing-0)" data-octavo-style="fill:red"></path></svg>';
  const chart = 'graph TD\naccTitle: Ways\naccDescr: There and back';
  const html = renderToString(
    <>
      <Mermaid chart={chart} drawing={drawing} />
      <Mermaid chart={chart} drawing={drawing} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)).toEqual(ids);
  const load = createLoader(() => Promise.reject(new Error('Nobody asks.')));
  const { container } = render(<Mermaid chart={chart} drawing={drawing} load={load} />);
  await showNear();
  expect(load).not.toHaveBeenCalled();
  const image = screen.getByRole('img', { name: 'Diagram: Ways' });
  expect(image.getAttribute('aria-description')).toBe('There and back');
  expect(container.querySelector<SVGElement>('path')?.style.fill).toBe('red');
  expect(container.querySelectorAll('.octavo-mermaid-controls button')).toHaveLength(3);
});

test('what is no diagram keeps its source, with a note', async () => {
  const { container } = render(<Mermaid load={createLoader(() => Promise.reject(new Error('Parse error')))}>graph %%</Mermaid>);
  await showNear();
  expect(container.querySelector('pre')?.textContent).toBe('graph %%');
  expect(container.querySelector('[data-state=failed] p')?.textContent).toContain('could not be drawn');
});

test('what the build has found to be no diagram asks for no library', async () => {
  const load = createLoader(async () => ({ svg: '<svg></svg>' }));
  const html = renderToString(<Mermaid chart="graph %%" problem="Expecting NODE" load={load} />);
  expect(html).toMatch(/data-state="failed".*<pre[^>]*><code>graph %%<.*<p[^>]* title="Expecting NODE">/);
  const { container } = render(<Mermaid chart="graph %%" problem="Expecting NODE" load={load} />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('pre')?.textContent).toBe('graph %%');
});

test('without a loader the source stays', async () => {
  const { container } = render(<Mermaid chart="graph TD" />);
  await showNear();
  expect(container.querySelector('pre')?.textContent).toBe('graph TD');
});

/** Draws an SVG of a height, and gives what stands on the page. */
async function drawOf(height: number, props: { actions?: string; placement?: string } = {}): Promise<HTMLElement> {
  const svg = `<svg id="d" width="100%" viewBox="-8 -8 300 ${height}"></svg>`;
  const { container } = render(<Mermaid chart="graph TD" load={createLoader(async () => ({ svg }))} {...props} />);
  await showNear();
  return container;
}

test.each([
  [400, undefined, true],
  [100, undefined, false],
  [400, 'false', false],
  [100, 'true', true],
])('a diagram %i high with actions %s has controls: %s', async (height, actions, expected) => {
  const container = await drawOf(height, { ...(actions !== undefined && { actions }) });
  expect(container.querySelector('.octavo-mermaid-controls') !== null).toBe(expected);
});

test('the controls zoom in steps, and back', async () => {
  const container = await drawOf(400, { placement: 'top-left' });
  const drawing = container.querySelector<HTMLElement>('.octavo-mermaid-drawing');
  const press = (name: string): string | undefined => {
    fireEvent.click(screen.getByRole('button', { name }));
    return drawing?.style.getPropertyValue('--octavo-drawing-scale');
  };
  expect(container.querySelector('.octavo-mermaid-controls')?.getAttribute('data-placement')).toBe('top-left');
  expect([press('Zoom in'), press('Zoom in'), press('Zoom out')]).toEqual(['1.5', '2', '1.5']);
  expect([press('Reset zoom'), drawing?.style.blockSize]).toEqual(['1', '']);
  expect([press('Zoom out'), press('Zoom out'), press('Zoom out')]).toEqual(['0.75', '0.5', '0.5']);
});

/** Draws as the library does: with a sheet and a parser of its own. The browser spec of the policy draws with attributes, which happy-dom cannot. */
async function drawStyled(id: string, seen: number[]): Promise<{ svg: string }> {
  const place = document.body.appendChild(document.createElement('div'));
  const sheet = document.createElement('style');
  sheet.innerHTML = `#${id} rect{fill:red}`;
  place.append(sheet);
  const text = `<svg id="${id}" viewBox="0 0 9 9"><rect style="fill: green"></rect></svg>`;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  seen.push(place.querySelectorAll('style').length, document.adoptedStyleSheets.length, body.querySelectorAll('[style]').length);
  place.remove();
  return { svg: body.innerHTML };
}

test('draws and shows no inline style, and leaves the document as it was', async () => {
  const before = [document.createElement, Element.prototype.setAttribute, DOMParser.prototype.parseFromString];
  const sheets = document.adoptedStyleSheets.length;
  const seen: number[] = [];
  const load = vi.fn<LoadMermaid>(async () => ({ default: { initialize: () => undefined, render: (id) => drawStyled(id, seen) } }));
  const { container, unmount } = render(<Mermaid chart="graph TD" load={load} />);
  await showNear();
  expect(seen).toEqual([0, sheets + 1, 0]);
  expect([document.createElement, Element.prototype.setAttribute, DOMParser.prototype.parseFromString]).toEqual(before);
  expect(container.querySelector('rect')?.style.fill).toBe('green');
  expect(container.querySelectorAll('style, [data-octavo-style]')).toHaveLength(0);
  expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});

test('an image in a label that its author gave no text is none to read out', async () => {
  const load = createLoader(async () => ({
    svg: '<svg><foreignObject><div><img src="/a.svg"><img src="/b.svg" alt="Bay"></div></foreignObject></svg>',
  }));
  const { container } = render(<Mermaid chart="graph TD" load={load} />);
  await showNear();
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('alt'))).toEqual(['', 'Bay']);
});
