import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createComponentCases } from './component-cases.tsx';
import type { ComponentCase } from './component-cases.tsx';

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  const collect = (...parts: unknown[]): void => void complaints.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(collect);
  vi.spyOn(console, 'warn').mockImplementation(collect);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the suite sees what React complains of', () => {
  render(createElement('p', { unknownProp: true }));
  expect(complaints.join()).toContain('unknownProp');
});

describe.each(createComponentCases().map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
  test('renders on the server and hydrates without a complaint', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(createPage(entry));
    const text = container.textContent;
    const root = await act(async () =>
      hydrateRoot(container, createPage(entry), { onRecoverableError: (error) => complaints.push(String(error)) }),
    );
    expect(complaints).toEqual([]);
    expect(container.textContent).toBe(text);
    await act(async () => root.unmount());
    container.remove();
  });

  test.skipIf(entry.isBare === true)('id, class, style, data-* and ref belong to one element', () => {
    const seen: (HTMLElement | null)[] = [];
    const ref = (element: HTMLElement | null): void => void seen.push(element);
    const { container } = render(createPage(entry, { id: 'own', className: 'mine', 'data-mine': 'yes', style: { opacity: 0.5 }, ref }));
    const marked = container.querySelectorAll<HTMLElement>('[data-mine=yes]');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.classList.contains('mine')).toBe(true);
    expect(marked[0]?.id).toBe('own');
    expect(marked[0]?.style.opacity).toBe('0.5');
    expect(seen).toContain(marked[0]);
    expect(complaints).toEqual([]);
  });

  test('renders with nothing at all', () => {
    render(createPage({ ...entry, props: entry.name === 'CodeBlock' ? { html: '' } : {} }));
    expect(complaints).toEqual([]);
  });
});

/** The component where authors put it: within a paragraph, a list, or beside text. */
function createPage({ Component, name, props, isInline }: ComponentCase, extra: Readonly<Record<string, unknown>> = {}): ReactElement {
  const element = <Component {...props} {...extra} />;
  if (isInline === true) return <p>Before {element} after</p>;
  return name.startsWith('Tree.') ? <ul>{element}</ul> : <section>{element}</section>;
}
