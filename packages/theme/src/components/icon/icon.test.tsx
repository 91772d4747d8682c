import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { IconsProvider } from '../../context/icons-provider.tsx';
import type { IconMap } from '../../data/icon-data.ts';
import { Icon } from './icon.tsx';

test.each(['https://example.com/a', '/images/a.svg', './a.png', 'a.svg', 'data:image/svg+xml,x'])('%s is an image', (icon) => {
  const { container } = render(<Icon icon={icon} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(icon);
});

test('an emoji is text', () => {
  expect(render(<Icon icon="🚀" />).container.textContent).toBe('🚀');
});

test('an element is drawn', () => {
  expect(render(<Icon icon={<svg data-own />} />).container.querySelector('svg[data-own]')).not.toBeNull();
});

describe('SVG source', () => {
  const draw = (source: string): string => render(<Icon icon={source} />).container.innerHTML;

  test('takes the colour of the text, and that of its own where it has one', () => {
    expect(draw('<svg viewBox="0 0 1 1"><path d="M0 0" stroke="currentColor" fill="none"/></svg>')).toMatch(
      /octavo-glyph.*data:image\/svg\+xml,%3Csvg%20xmlns/,
    );
    expect(draw('<svg><path d="M0 0" fill="#e11d48"/></svg>')).toMatch(/<img.*data:image\/svg\+xml,%3Csvg%20xmlns/);
    expect(draw('<svg><path d="M0 0" style="stroke: rebeccapurple"/></svg>')).toContain('<img');
  });

  test.each(['<svg onload="alert(1)"><script>alert(1)</script></svg>', '<svg></svg><img src=x onerror=alert(1)>'])(
    'is never a part of the page: %s',
    (source) => {
      const { container } = render(<Icon icon={source} />);
      expect(container.querySelector('script, svg, [onload], [onerror]')).toBeNull();
    },
  );
});

test.each(['rocket', 'arrow-up-right', '3', '', undefined])('the unresolved name %j leaves nothing', (icon) => {
  expect(render(<Icon icon={icon} size={17} />).container.innerHTML).toBe('');
});

test('size and colour are styles of the root', () => {
  const root = render(<Icon src="/a.svg" size="17" color="#FBBF24" />).container.querySelector<HTMLElement>('.octavo-icon');
  expect(root?.style.fontSize).toBe('17px');
  expect(root?.style.color.toUpperCase()).toContain('FBBF24');
});

describe('a name', () => {
  const icons: IconMap = {
    rocket: { viewBox: '0 0 24 24', body: '<path d="M1 1"/>' },
    'light/rocket': { viewBox: '0 0 24 24', body: '<path d="M2 2"/>' },
  };
  const draw = (element: ReactElement): string =>
    render(<IconsProvider icons={icons}>{element}</IconsProvider>).container.querySelector('svg')?.innerHTML ?? '';

  test.each([
    [{ icon: 'rocket' }, 'M1 1'],
    [{ name: 'rocket' }, 'M1 1'],
    [{ icon: 'rocket', iconType: 'light' }, 'M2 2'],
    [{ icon: 'rocket', iconType: 'thin' }, 'M1 1'],
  ])('%j is drawn from the provider', (props, path) => {
    expect(draw(<Icon {...props} />)).toContain(path);
  });

  test.each(['constructor', 'toString', 'rocke'])('%s is drawn from nothing', (icon) => {
    expect(draw(<Icon icon={icon} />)).toBe('');
  });

  test('a provider within another adds to it', () => {
    const inner = { star: { viewBox: '0 0 1 1', body: '<path d="M3 3"/>' } };
    expect(draw(<IconsProvider icons={inner}>{<Icon icon="star" />}</IconsProvider>)).toContain('M3 3');
    expect(draw(<IconsProvider icons={inner}>{<Icon icon="rocket" />}</IconsProvider>)).toContain('M1 1');
  });

  test('without a provider it leaves nothing, on the server either', () => {
    expect(renderToString(<Icon icon="rocket" />)).toBe('');
    expect(renderToString(<IconsProvider icons={icons}>{<Icon icon="rocket" />}</IconsProvider>)).toContain('<path d="M1 1"/></svg>');
  });
});
