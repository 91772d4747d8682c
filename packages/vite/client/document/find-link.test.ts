import { afterEach, describe, expect, it } from 'vitest';
import { findLink, findTarget } from './find-link.ts';

afterEach(() => document.body.replaceChildren());

describe('findTarget', () => {
  it('finds the page of the link around an element', () => {
    expect(findTarget(place('<a href="/docs/fares#night"><b>Fares</b></a>', 'b'), '/docs')).toMatchObject({ href: '/fares' });
    expect(findTarget(place('<a href="/docs/fares#night"></a>'), '/docs')?.url.hash).toBe('#night');
    expect(findTarget(place('<a href="/docs" target="_self"></a>'), '/docs')?.href).toBe('/');
  });

  it.each([
    ['another site', '<a href="https://other.example/docs/fares"></a>'],
    ["an address of the app's own", '<a href="/fares"></a>'],
    ['an address that only begins like ours', '<a href="/docs-old"></a>'],
    ['a new tab', '<a href="/docs/fares" target="_blank"></a>'],
    ['a download', '<a href="/docs/fares" download></a>'],
    ['a file', '<a href="/docs/fares.pdf?v=0123abcd"></a>'],
    ['a mail', '<a href="mailto:ferry@example.com"></a>'],
    ['an anchor without an address', '<a id="here"></a>'],
  ])('leaves %s to the browser', (_, html) => {
    expect(findTarget(place(html), '/docs')).toBeUndefined();
  });

  it('has nothing to say about no link', () => {
    expect(findTarget(place('<p>Fares</p>', 'p'), '/docs')).toBeUndefined();
    expect(findTarget(null, '/docs')).toBeUndefined();
  });
});

describe('findLink', () => {
  it('follows a plain click', () => {
    expect(click({})?.href).toBe('/fares');
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (init) => {
      expect(click(init)).toBeUndefined();
    },
  );

  it('leaves a click alone that something else has taken', () => {
    expect(click({}, (event) => event.preventDefault())).toBeUndefined();
  });
});

function place(html: string, selector = 'a'): Element | null {
  document.body.innerHTML = html;
  return document.querySelector(selector);
}

function click(init: MouseEventInit, before?: (event: MouseEvent) => void): ReturnType<typeof findLink> {
  const link = place('<a href="/docs/fares"></a>');
  let found: ReturnType<typeof findLink>;
  const listen = (event: MouseEvent): void => {
    before?.(event);
    found = findLink(event, '/docs');
    event.preventDefault();
  };
  document.body.addEventListener('click', listen, { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return found;
}
