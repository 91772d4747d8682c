import { describe, expect, it } from 'vitest';
import { createUtilities } from './create-utilities.ts';

const { render } = createUtilities({ isLayered: true });

describe('createUtilities', () => {
  it('gives exactly the classes among the words, under the root, in a layer of ours', async () => {
    const css = await render(['block', 'Welcome', 'rounded-xl', 'sentence', 'w-1/2']);
    expect(css).toContain('@layer octavo.utilities {');
    expect(css.match(/^ {2}\.octavo \.\S+/gm)).toEqual([
      String.raw`  .octavo .block`,
      String.raw`  .octavo .w-1\/2`,
      '  .octavo .rounded-xl',
    ]);
  });

  it('gives nothing where no word is a class', async () => {
    expect(await render([])).toBe('');
    expect(await render(['hello', 'world', 'https://x.test'])).toBe('');
  });

  it('binds dark: to the colour mode, else to the system', async () => {
    const css = await render(['dark:hidden']);
    expect(css).toContain(String.raw`.octavo .dark\:hidden:where([data-octavo-mode='dark'] *)`);
    expect(css).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+\.octavo \.dark\\:hidden:where\(:root:not\(\[data-octavo-mode\]\)/);
  });

  it("takes primary, primary-light and primary-dark for the site's colours", async () => {
    const css = await render(['text-primary', 'dark:text-primary-light', 'bg-primary-dark/50']);
    expect(css).toContain('color: var(--octavo-color-primary);');
    expect(css).toContain('color-mix(in oklab, var(--octavo-color-button) 50%, transparent)');
  });

  it('declares nothing that a host could have too', async () => {
    const css = await render(['shadow-lg', 'translate-x-2', 'animate-spin', 'bg-[var(--color-red-500)]', 'space-y-4', 'border', 'p-4']);
    expect(css).not.toMatch(/(?<!\\\()--tw-/);
    expect(css).not.toContain(':root,');
    expect(css).toMatch(/\.octavo \{\s+--color-red-500:/);
    expect(css).toContain('animation: octavo-spin');
    expect(css).toContain('@keyframes octavo-spin');
    expect(css).toContain(String.raw`.octavo .bg-\[var\(--color-red-500\)\]`);
    expect(css.match(/--(?!octavo-)[\w-]+:/g)).toEqual(['--color-red-500:']);
  });

  it('cannot end the element that it stands in', async () => {
    const css = await render(["content-['</style><script>']"]);
    expect(css).toContain(String.raw`<\/style>`);
    expect(css).not.toContain('</');
  });

  it('is heavier than the unlayered sheet where the theme is in no layer', async () => {
    const css = await createUtilities({ isLayered: false }).render(['hidden']);
    expect(css).not.toContain('@layer');
    expect(css).toContain(String.raw`:not(#\#)`.repeat(5));
  });

  it('minifies for the browsers of the build', async () => {
    const css = await createUtilities({ isLayered: true, minifyFor: ['chrome111', 'safari16.4'] }).render(['md:hover:flex']);
    expect(css).toMatch(/@media \(hover:hover\)\{\.octavo \.md\\:hover\\:flex:hover\{display:flex\}\}/);
  });
});
