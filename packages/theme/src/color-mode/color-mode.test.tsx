import { act, render, screen } from '@testing-library/react';
import { runInNewContext } from 'node:vm';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createColorModeScript } from './create-color-mode-script.ts';
import { ModeToggle } from '../layout/mode-toggle/mode-toggle.tsx';
import { startColorMode } from './start-color-mode.ts';
import { useColorMode } from './use-color-mode.ts';

const html = document.documentElement;
const shown = (): string | null => html.getAttribute('data-octavo-mode');
let system: { matches: boolean; notify: () => void };
let stop: () => void;

describe('startColorMode', () => {
  beforeEach(() => {
    localStorage.clear();
    system = { matches: false, notify: () => undefined };
    stop = () => undefined;
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return system.matches;
      },
      addEventListener: (_: string, listener: () => void) => (system.notify = listener),
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    stop();
  });

  it('follows the system, live', () => {
    stop = startColorMode({ isHidden: false }, html);
    expect(shown()).toBe('light');
    system.matches = true;
    system.notify();
    expect(shown()).toBe('dark');
  });

  it("says it by the class of authors' styles on the document, and there alone", () => {
    stop = startColorMode({ default: 'dark', isHidden: false }, html);
    expect(html.classList.contains('dark')).toBe(true);
    stop();
    stop = startColorMode({ default: 'light', isHidden: false }, html);
    expect(html.classList.contains('dark')).toBe(false);
    stop();
    const root = document.createElement('div');
    stop = startColorMode({ default: 'dark', isHidden: false }, root);
    expect([root, html].some(({ classList }) => classList.contains('dark'))).toBe(false);
  });

  it('takes the default before the system and the choice before the default', () => {
    stop = startColorMode({ default: 'dark', isHidden: false }, html);
    expect(shown()).toBe('dark');
    stop();
    localStorage.setItem('octavo-mode', 'light');
    stop = startColorMode({ default: 'dark', isHidden: false }, html);
    expect(shown()).toBe('light');
  });

  it('forces the default when the toggle is hidden', () => {
    localStorage.setItem('octavo-mode', 'light');
    stop = startColorMode({ default: 'dark', isHidden: true }, html);
    expect(shown()).toBe('dark');
  });

  it.each([
    { of: 'a light system', isDark: false, rules: {}, clicks: ['dark dark dark', 'light light light', 'light system null'] },
    { of: 'a dark system', isDark: true, rules: {}, clicks: ['light light light', 'dark dark dark', 'dark system null'] },
    {
      of: 'a dark default',
      isDark: false,
      rules: { default: 'dark' as const },
      clicks: ['light light light', 'light system system', 'dark dark null'],
    },
  ])('a click goes on to the next choice and keeps it, unless it is the one of $of', ({ isDark, rules, clicks }) => {
    system.matches = isDark;
    stop = startColorMode({ ...rules, isHidden: false }, html);
    render(<ModeToggle />);
    const states = clicks.map(() => {
      screen.getByRole('button').click();
      return [shown(), html.getAttribute('data-octavo-chosen-mode'), localStorage.getItem('octavo-mode')].join(' ').replace(/ $/, ' null');
    });
    expect(states).toEqual(clicks);
  });

  it('follows the system of a reader who chose it, whatever the default', () => {
    localStorage.setItem('octavo-mode', 'system');
    stop = startColorMode({ default: 'dark', isHidden: false }, html);
    expect(shown()).toBe('light');
    system.matches = true;
    system.notify();
    expect(shown()).toBe('dark');
  });

  it('does not start twice on one element', () => {
    stop = startColorMode({ isHidden: false }, html);
    startColorMode({ isHidden: false }, html);
    render(<ModeToggle />);
    screen.getByRole('button').click();
    expect(shown()).toBe('dark');
  });

  it('is what useColorMode follows', async () => {
    const Shown = (): ReactElement => <p>{useColorMode()}</p>;
    stop = startColorMode({ isHidden: false }, html);
    render(<Shown />);
    await act(async () => {
      system.matches = true;
      system.notify();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText('dark')).toBeDefined();
  });
});

describe('createColorModeScript', () => {
  it('runs alone, with nothing but the browser’s own names', () => {
    const attributes = new Map<string, string>();
    const target = {
      hasAttribute: () => false,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      classList: { toggle: () => true },
    };
    const listen = (): undefined => undefined;
    runInNewContext(createColorModeScript({ isHidden: false }), {
      AbortController,
      document: { documentElement: target, addEventListener: listen },
      addEventListener: listen,
      localStorage: { getItem: () => 'dark' },
      matchMedia: () => ({ matches: false, addEventListener: listen }),
    });
    expect(attributes.get('data-octavo-mode')).toBe('dark');
  });

  it('cannot end the script element it stands in', () => {
    expect(createColorModeScript({ isHidden: false })).not.toContain('</');
  });
});
