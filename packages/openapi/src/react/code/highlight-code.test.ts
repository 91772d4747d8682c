import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlight-code.ts';

/** The text that a browser would show. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('highlightCode', () => {
  it.each([
    ['json', '{ "a": [1, -2.5e3, "b\\"c", true] }'],
    ['curl', `curl --request POST -d '{"a":1}' "https://x.example/#a" # end`],
    ['js', 'await fetch(`a`, { body: "x" }); // "no"'],
    ['python', `requests.get("https://x.example/?a=1#b")`],
    ['xml', '<a b="c"><!-- "d" --></a>'],
    ['unknown', '<script>alert(1)</script>'],
    ['ruby', `puts "#{a}"`],
  ])('keeps every character of %s and lets no tag through', (language, code) => {
    const html = highlightCode(code, language);
    expect(textOf(html)).toBe(code);
    expect(html.match(/<(?!\/?(?:pre|code|span)\b)/)).toBeNull();
  });

  it('tells a key from a value', () => {
    expect(highlightCode('{"a":"b"}', 'json')).toContain(
      '<span class="octavo-token-key">&quot;a&quot;</span>:<span class="octavo-token-string">&quot;b&quot;</span>',
    );
  });

  it('lets a long address go on in the next line', () => {
    expect(highlightCode('curl https://api.acme.example/v2/routes', 'text')).toContain('example/<wbr>v2/<wbr>routes<');
  });

  it('marks each line and its indentation, also within a text of several', () => {
    const [first, second] = highlightCode("curl -d 'a\n  b'", 'curl').split('\n');
    expect(first).toMatch(/<span class="line">.*<span class="octavo-token-string">'a<\/span><\/span>$/);
    expect(second).toBe('<span class="line" data-indent="2"><span class="octavo-token-string">  b\'</span></span></code></pre>');
  });

  it.each(['json', 'bash', 'javascript', 'python', 'go', 'php', 'xml', 'csharp'])('comes to an end with hostile %s', (language) => {
    const code = `${'"\\'.repeat(20_000)}${'<!--/*'.repeat(20_000)}`;
    expect(textOf(highlightCode(code, language))).toBe(code);
  });
});
