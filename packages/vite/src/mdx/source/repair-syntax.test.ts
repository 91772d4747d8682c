import { describe, expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: ['Card', 'Note'] });

/** More mistakes of one kind than a text is repaired for one by one. */
const MANY = 210;

describe('what is plainly meant as text, or as HTML, is read so, with a warning', () => {
  it.each([
    ['a { b c } d', 'a { b c } d', '1:6', 'The text between { and } is not valid JavaScript.'],
    ['| {"a": 1} |\n|---|', String.raw`{\"a\": 1}`, '1:7', 'The text between'],
    ['{% tip %}', '{% tip %}', '1:2', 'is Liquid'],
    ['x <5 and <= y', 'x <5 and <= y', '1:4', 'A tag cannot start with <5.'],
    ['a <-> b', 'a <-> b', '1:4', 'A tag cannot start with <-.'],
    ['<https://x.y>', 'href: "https://x.y"', '1:8', 'An address between < and >'],
    ['<me@x.y>', 'href: "mailto:me@x.y"', '1:4', 'An address between < and >'],
    ['<mailto:me@x.y>', 'href: "mailto:me@x.y"', '1:11', 'An address between < and >'],
    ['![a](/b.png){.wide}', 'alt: "a"', '1:13', 'Attributes in braces'],
    ['![a](/b.png){width=200}', 'alt: "a"', '1:14', 'Attributes in braces'],
    ['Promise<string>', 'Promise<string>', '1:8', 'Unclosed <string>'],
    ['Map<string, List<T>>', 'Map<string, List<T>>', '1:11', 'Incomplete tag'],
    ['use <your-api-key> or <API_KEY>', 'use <your-api-key> or <API_KEY>', '1:5', 'Unclosed <your-api-key>'],
    ['<Note title=x>a</Note>', 'title: "x"', '1:13', 'must be in quotes or braces.'],
    ['<Note title=“x y”>a</Note>', 'title: "x y"', '1:13', 'typographic'],
    ['<Note title=`x`>a</Note>', 'title: `x`', '1:13', 'must be in quotes or braces.'],
    ['<img src=/a/b.png/>', 'src:', '1:10', 'must be in quotes or braces.'],
    ['import your data from a file.', 'import your data from a file.', '1:13', 'This import or export is not valid JavaScript.'],
    ['export it (as CSV)', 'export it (as CSV)', '1:8', 'This import or export is not valid JavaScript.'],
    ['<<< @/src/app.js{1}', 'app.js', '1:2', '`<<<` shows no file here.'],
    ['<www.x.y> a', 'www.x.y', '1:1', 'An address between < and >'],
    ['<!DOCTYPE html>', '<!DOCTYPE html>', '1:2', ''],
  ])('%j', async (text, shown, place, message) => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
    expect(code).toContain(shown);
    const [first] = diagnostics;
    expect(first).toMatchObject({ code: 'page/syntax', severity: 'warning', file: 'a.mdx' });
    expect(first?.message).toContain(message);
    expect(`${first?.line}:${first?.column}`).toBe(place);
  });

  it('leaves what stands in code, and the places behind, as they are', async () => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text: '`{a b}` x <5\n\n{reader}' });
    expect(code).toContain('{a b}');
    expect(diagnostics.map(({ code: kind, line, column }) => `${kind} ${line}:${column}`)).toEqual([
      'page/syntax 1:12',
      'page/undefined-identifier 3:2',
    ]);
  });

  it('repairs a mistake wherever it is in the text with one more parse, and names each place', async () => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text: 'List<div> a<div>\n\n`List<div>` {1 + 1}\n\nSet<div>' });
    expect(code).toContain('Set<div>');
    expect(diagnostics.map(({ message, line, column }) => `${message} ${line}:${column}`)).toEqual([
      'Unclosed <div> within its paragraph. 1:5',
      'Unclosed <div> within its paragraph. 1:12',
      'Unclosed <div> within its paragraph. 5:4',
    ]);
    const many = await compiler.compile({ file: 'a.mdx', text: 'a<div>\n\n'.repeat(MANY) });
    expect(many.diagnostics).toHaveLength(MANY);
    expect(many.code).not.toBe('');
    const tagged = await compiler.compile({ file: 'a.mdx', text: '![a](b.png)<Card title="a">'.repeat(MANY) });
    expect(tagged.diagnostics.map(({ severity }) => severity)).toEqual(Array.from({ length: MANY }, () => 'warning'));
  });

  it.each([
    ['a sign', () => 'a <5 b'],
    ['other placeholders', (index: number) => `a <your-${index}> b`],
    ['other braces', (index: number) => `a {b ${index}} c`],
  ])('goes on after as many mistakes as there are: %s', async (_, write) => {
    const lines = Array.from({ length: MANY }, (__, index) => write(index));
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text: lines.join('\n\n') });
    expect(diagnostics.map(({ line }) => line)).toEqual(lines.map((__, index) => index * 2 + 1));
    expect(lines.filter((line) => !code.includes(line))).toEqual([]);
  });

  it('names each of them as it is written', async () => {
    const { diagnostics } = await compiler.compile({ file: 'a.mdx', text: 'a <your-key>\n\nb <api-key> <T>\n' });
    expect(diagnostics.map(({ message, line, column }) => `${message} ${line}:${column}`)).toEqual([
      'Unclosed <your-key> within its paragraph. 1:3',
      'Unclosed <api-key> within its paragraph. 3:3',
      'Unclosed <T> within its paragraph. 3:13',
    ]);
  });

  it('takes nothing for a mistake that is none', async () => {
    const text = 'a <5 {b c}\n\nexport const d = { e: 1 };\n\n<Card title="f <5" data={{ g: 1 }} {...d}>h {d.e} {/* i j */} {`k`}</Card>\n';
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
    expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(['1:4', '1:8']);
    for (const kept of ['e: 1', 'title: "f <5"', 'g: 1', '...d', 'd.e']) expect(code).toContain(kept);
  });

  it('does not guess at tags, values and code that break off', async () => {
    for (const text of [
      '<Card>',
      '<Note>\n<Card>\n</Note>',
      'x {open',
      '<Card a={b c} />',
      '{list.map(x => <b>{x</b>)}',
      'export const a = {',
    ]) {
      expect(await compiler.compile({ file: 'a.mdx', text })).toMatchObject({ code: '', diagnostics: [{ severity: 'error' }] });
    }
  });
});
