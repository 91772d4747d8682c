import { expect, it } from 'vitest';
import { keepTitleParts } from './keep-title-parts.ts';

it.each([
  ['# Boats <Version of="a>b" /> {#all}\n\nText\n', '# Boats {#all}\n\n<Version of="a>b" />\n\nText\n'],
  ['# Boats <a href="/a"><img src="/b.svg" /></a> ![C](c.png)\n', '# Boats\n\n<a href="/a"><img src="/b.svg" /></a> ![C](c.png)\n'],
  ['# Boats <Badge color="green">new</Badge> `<A />`\n', '# Boats <Badge color="green">new</Badge> `<A />`\n'],
  ['# Boats \\<Raw /> [![B](b.png)](/b)\n', '# Boats \\<Raw />\n\n[![B](b.png)](/b)\n'],
  ['# ![Ferry](logo.png)\n', '# ![Ferry](logo.png)\n'],
  ['Text\n\n## Boats <A />\n', 'Text\n\n## Boats <A />\n'],
])('%j', (text, expected) => {
  expect(keepTitleParts(text, 'a.md')).toBe(expected);
});
