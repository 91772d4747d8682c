import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test.each(['https://example.com/a', '/images/a.svg', './a.png', 'a.svg', 'data:image/svg+xml,x'])('%s is an image', (icon) => {
  const { container } = render(<Icon icon={icon} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(icon);
});

test('an emoji is text', () => {
  expect(render(<Icon icon="🚀" />).container.textContent).toBe('🚀');
});

test('an element and SVG source are drawn', () => {
  expect(render(<Icon icon={<svg data-own />} />).container.querySelector('svg[data-own]')).not.toBeNull();
  expect(render(<Icon icon="<svg data-source></svg>" />).container.querySelector('svg[data-source]')).not.toBeNull();
});

test.each(['rocket', 'arrow-up-right', '3', '', undefined])('the unresolved name %j leaves nothing', (icon) => {
  expect(render(<Icon icon={icon} size={17} />).container.innerHTML).toBe('');
});

test('size and colour are styles of the root', () => {
  const root = render(<Icon src="/a.svg" size="17" color="#FBBF24" />).container.querySelector<HTMLElement>('.octavo-icon');
  expect(root?.style.fontSize).toBe('17px');
  expect(root?.style.color.toUpperCase()).toContain('FBBF24');
});
