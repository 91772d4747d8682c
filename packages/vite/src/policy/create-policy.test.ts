import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPolicy } from './create-policy.ts';
import { toSource } from './policy-needs.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a policy names the hashes of inline scripts and sheets, and the hosts of what documents show', () => {
  const policy = createPolicy();
  const own = policy.add(
    '<script>a()</script><script src="/a.js"></script><style>b{}</style><iframe src="https://video.example/embed/1"></iframe>',
  );
  policy.add('<script type="module">c()</script><img src="https://img.example:8080/a.png" srcset="//cdn.example/b.png 2x">');
  policy.need({ 'connect-src': toSource('https://api.example/v1') });
  expect(own).toContain(`script-src 'self' ${hash('a()')};`);
  expect(own).toContain(`style-src 'self' ${hash('b{}')};`);
  expect(own).toContain("frame-src 'self' https://video.example;");
  const all = policy.render();
  for (const text of ['a()', 'c()']) expect(all).toContain(hash(text));
  expect(all).toContain("img-src 'self' data: blob: https://cdn.example https://img.example:8080;");
  expect(all).toContain("connect-src 'self' https://api.example;");
  expect(all).not.toContain('unsafe');
});

test('a diagram lets all styles in, and no script', () => {
  const policy = createPolicy();
  policy.add('<style>a{}</style><script>b()</script><div class="octavo-mermaid"></div>');
  expect(policy.render()).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy.render()).toContain(`script-src 'self' ${hash('b()')};`);
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
  expect(toSource(address)).toEqual(source);
});
