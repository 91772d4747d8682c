import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPolicy, readDocumentNeeds } from './create-policy.ts';
import { toPolicySource } from './policy-needs.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a policy names the hashes of inline scripts and sheets, and the hosts of scripts', () => {
  const policy = createPolicy();
  const needs = readDocumentNeeds(
    '<script>a()</script><script src="/a.js"></script><style>b{}</style><script src="https://cdn.example/c.js"></script>',
  );
  for (const one of [needs, readDocumentNeeds('<script type="module">c()</script>')]) policy.add(one);
  const own = policy.render(needs);
  expect(own).toContain(`script-src 'self' ${hash('a()')} https://cdn.example;`);
  expect(own).toContain(`style-src 'self' ${hash('b{}')};`);
  const all = policy.render();
  for (const text of ['a()', 'c()']) expect(all).toContain(hash(text));
  expect(all).not.toContain('unsafe');
});

test('images, frames and requests go to any host by HTTPS, without it only to those that are named', () => {
  const policy = createPolicy();
  const needs = readDocumentNeeds(
    '<iframe src="https://video.example/1"></iframe><img src="http://img.example:8080/a.png" srcset="//cdn.example/b.png 2x">',
  );
  policy.need({
    'connect-src': ['https://api.example/v1', 'wss://sea.example/ships', 'ws://localhost:1', 'http://localhost:3000'].flatMap(
      toPolicySource,
    ),
  });
  const own = policy.render(needs);
  expect(own).toContain("img-src 'self' data: blob: https: http://img.example:8080;");
  expect(own).toContain("frame-src 'self' blob: https:;");
  expect(own).toContain("connect-src 'self' data: blob: https: wss: http://localhost:3000 ws://localhost:1;");
});

test('what a page shows as text, in a comment or in a value loosens nothing', () => {
  const own = createPolicy().render(
    readDocumentNeeds(
      [
        '<code>&lt;div class="octavo-mermaid"> @import url(https://evil.example/a.css);</code>',
        '<!-- <div class="octavo-mermaid"><script src="https://evil.example/b.js"></script> -->',
        '<p title=\'<div class="octavo-mermaid"><script src="https://evil.example/c.js"></script>\'>a</p>',
        '<p style="a: @import url(https://evil.example/d.css)">a</p>',
        '<script src="/a.js">"<div class=\\"octavo-mermaid\\"><link rel=\\"stylesheet\\" href=\\"https://evil.example/e.css\\">"</script>',
      ].join('\n'),
    ),
  );
  expect(own).toContain("script-src 'self';");
  expect(own).toContain("style-src 'self';");
});

test('a sheet of a document names the hosts of what it imports', () => {
  expect(createPolicy().render(readDocumentNeeds('<style>@import url(https://fonts.example/a.css);</style>'))).toMatch(
    /style-src 'self' \S+ https:\/\/fonts\.example;/,
  );
});

test.each([
  ['https://api.example/v1?x=1', ['https://api.example']],
  ['//cdn.example/a.js', ['https://cdn.example']],
  ['https://{region}.api.example/v1', ['https://*.api.example']],
  ['https://api.{domain}/v1', ['https:']],
  ['http://localhost:3000', ['http://localhost:3000']],
  ['/v1', []],
  ["https://a.example'; script-src *", ['https:']],
])('the source of %s', (address, source) => {
  expect(toPolicySource(address)).toEqual(source);
});
