import { describe, expect, it } from 'vitest';
import { createMarkdown } from './create-markdown.ts';
import { findTangle } from './find-tangle.ts';

describe('findTangle', () => {
  it.each([
    ['emphasis', '*a_ '.repeat(3000)],
    ['links', '[a]('.repeat(5000)],
    ['quotations', '>'.repeat(12_000)],
    ['lists', '1. '.repeat(6000)],
    ['quotations of lists', '> - '.repeat(4000)],
    ['indented lists', Array.from({ length: 200 }, (_, index) => `${' '.repeat(index * 2)}- a\n`).join('')],
    ['code', '`a'.repeat(10_000)],
    ['tags', '<b><i>'.repeat(3000)],
    ['deletions', '~a~~b'.repeat(5000)],
    ['columns', `${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n${'|b\n'.repeat(3000)}`],
    ['underlined headings', 'a\n=\n'.repeat(6000)],
    ['notes', Array.from({ length: 1500 }, (_, index) => `[^${index}]: [^${index + 1}]\n`).join('')],
  ])('ends a description before %s without end', (_, text) => {
    const end = findTangle(`A *word* before.\n\n${text}`);
    expect(end).toBeGreaterThanOrEqual('A *word* before.\n'.length);
    expect(end).toBeLessThan(2000);
  });

  it('ends formatting that every paragraph opens again', () => {
    const tags = Array.from({ length: 500 }, (_, index) => `<b id=${index}>`).join('');
    expect(findTangle(`${tags}${'a\n\n'.repeat(5000)}`)).toBeLessThan(10_000);
  });

  it('leaves what is written for readers whole', () => {
    const sentence = 'Some `code`, *emphasis* and a [link](https://example.com), in `snake_case_words` too. ';
    const paragraph = `${sentence.repeat(8)}\n\n`;
    const table = `| a | b | c |\n|---|:-:|---|\n${'| *a* | `b|c` | 1 |\n'.repeat(100)}\n`;
    const code = `\`\`\`sh\n${'curl "$A" | jq ".[] | *"\\\n'.repeat(200)}\`\`\`\n\n`;
    const list = `${'- one\n  - two\n    - three\n'.repeat(50)}\n`;
    const text = `# A\n\n${paragraph.repeat(12)}${table}${code}${list}`;
    expect(findTangle(text)).toBe(text.length);
  });
});

describe('createMarkdown', () => {
  it('shows what is too tangled as it is written, behind what is not', () => {
    const html = createMarkdown()(`A *word*.\n\n${'*<a_ '.repeat(3000)}`);
    expect(html).toMatch(/^<p>A <em>word<\/em>\.<\/p><p>\n?\*&lt;a_ /);
  });

  it('opens callouts, and leaves those alone that nothing closes', () => {
    expect(createMarkdown()('<Tip>a</Tip><Note><Tip>*b*</Tip>')).toBe(
      createMarkdown()('<blockquote>\n\na\n\n</blockquote>\n\n<Note>\n\n<blockquote>\n\n*b*\n\n</blockquote>'),
    );
  });
});
