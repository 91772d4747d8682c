import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Callout } from '../components/callout/callout.tsx';
import { ThemeRoot } from './theme-root.tsx';

it('is the root class with the classes and attributes that it is given', () => {
  const html = renderToStaticMarkup(
    <ThemeRoot mode="dark" className="panel" id="help">
      <Callout>Mind the step.</Callout>
    </ThemeRoot>,
  );
  expect(html).toMatch(/^<div id="help" class="octavo octavo-prose panel" data-octavo-mode="dark"><div role="note"/);
});

it('says nothing of the mode unless it is told', () => {
  expect(renderToStaticMarkup(<ThemeRoot>Text</ThemeRoot>)).toBe('<div class="octavo octavo-prose">Text</div>');
});

it('leaves lists and links alone around parts of the layout', () => {
  expect(renderToStaticMarkup(<ThemeRoot isProse={false}>Text</ThemeRoot>)).toBe('<div class="octavo">Text</div>');
});
