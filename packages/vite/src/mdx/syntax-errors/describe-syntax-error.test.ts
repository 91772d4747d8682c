import { describe, expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';
import { describeSyntaxError } from './describe-syntax-error.ts';

describe('describeSyntaxError', () => {
  const compiler = createCompiler({ dev: false, componentNames: ['Card', 'Note'] });

  it.each([
    ['text `{` and {open\n\nmore', '1:14', 'Unclosed {.', '\\{'],
    ['a\n\n<Note>\ntext', '3:1', 'Unclosed <Note>.', '</Note>'],
    ['<Note>\n\n```js\na()\n```\n\n```bash\nnpm i\n\n</Note>', '7:1', 'Unclosed code block; </Note> below it is shown as code.', '```'],
    ['<Note>\n\n```js\n</Note>\n```', '1:1', 'Unclosed <Note>.', '</Note>'],
    ['<Note>\ntext\n<Note>\n\nmore', '3:1', 'Unclosed <Note>.', 'Write </Note>, where the one above ends.'],
    ['<Note>\n<Card>\n</Note>', '3:1', 'Unexpected </Note>: the open tag is <Card>, from line 2.', '<Card>'],
    ['text</Note>', '1:6', 'Unexpected closing tag', 'Remove it'],
    ['<Note>a *b</Note>* c', '1:11', '</Note> overlaps the end of the emphasis (*) around it.', 'innermost'],
    ['<Note title="x>', '1:13', 'Unclosed quote', 'Close the quote'],
    ['<Card\n  title="x\n>y</Card>\n\nIt\'s.', '2:9', 'Unclosed quote', 'Close the quote'],
    ['export const x = ', '1:18', 'This import or export is not valid JavaScript. Unexpected token.', 'empty line'],
    ['Text\n\nexport const x = {\n\nText\n', '3:1', 'This import or export is not valid JavaScript. Unexpected token.', 'empty line'],
    ['import A from /a.mdx;', '1:15', 'The file of this import has no quotes.', "import A from '/a.mdx';"],
    ['import A from ‘/a.mdx’', '1:15', 'typographic quotes.', 'straight'],
    ["import { A from '/a.mdx'", '1:12', 'Unclosed { in this import.', "import { A } from '/a.mdx'"],
    ["import A, B from '/a.mdx'", '1:11', 'Names of this import need braces.', "import { A, B } from '/a.mdx'"],
    ["import { my-part } from '/a.mdx'", '1:12', '`my-part` cannot be a name', 'MyPart'],
    ["export const x: string = 'a';", '1:15', 'cannot contain types.', 'Remove the type'],
    ['<Note>```js\na()\n```</Note>', '1:7', 'A code block cannot begin on the line of <Note>.', 'on a line of its own'],
    ['{a b => c}', '1:3', 'The text between { and } is not valid JavaScript.', 'backticks'],
    ['a <em> of', '1:3', 'Unclosed <em> within its paragraph.', '&lt;'],
    ['<Note {a}>x</Note>', '1:8', 'Braces without a name', 'name={value}'],
    ['> {a\nb}', '2:1', 'This line is outside the list or quote', 'Indent'],
    ['<Card title="Say "hi" now">x</Card>', '1:21', 'The value of `title` ends at its second "', '&quot;'],
    ["<Card\n  title='It's'>x</Card>", '2:14', "The value of `title` ends at its second '", '&apos;'],
    ['<b style={color: "red"}>x</b>', '1:16', 'The value of `style` is an object, which needs its own braces.', '{{ … }}'],
    ['<b style={{font-size: 12px}}>x</b>', '1:16', 'The braces of `style` contain CSS, not JavaScript.', 'fontSize'],
    ['{/* open\n\nText', '1:1', 'Unclosed comment.', '*/}'],
    ['< Note>b</Note> c', '1:1', 'There is a space between < and Note', 'Write <Note>.'],
    ['<Note/>Text</Note>', '1:13', 'Unexpected closing tag', '<Note/> closes itself'],
    ['a <b c', '1:7', 'Incomplete tag: its > is missing.', '&lt;'],
    ['---\ntitle: x\n---\n\n<Card>', '5:1', 'Unclosed <Card>.', '<Card />'],
  ])('explains %j', async (text, place, message, hint) => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
    expect(code).toBe('');
    expect(diagnostics).toHaveLength(1);
    const [found] = diagnostics;
    expect(`${found?.line}:${found?.column}`).toBe(place);
    expect(found).toMatchObject({ code: 'page/syntax', severity: 'error', file: 'a.mdx' });
    expect(found?.message).toContain(message);
    expect(found?.hint).toContain(hint);
    expect(found?.frame).toContain(`> ${found?.line} | `);
  });

  it.each([
    ['{\n  "title": "A"\n}\n\nText', '1:1', 'Frontmatter in JSON', 'YAML'],
    ['<!DOCTYPE html>\n\nText', '1:2', '<!DOCTYPE> belongs to a whole HTML document', 'Remove'],
    ['By {{ site.name }} and more', '1:4', '{{ site.name }} is a template of another tool', 'backticks'],
    ['<Card title=“A”>x</Card>', '1:13', 'typographic', 'straight'],
    ["import A form '/a.mdx'", '1:10', 'This import has no `from`.', "import A from '/a.mdx'"],
  ])('explains %j and goes on', async (text, place, message, hint) => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
    expect(code).not.toBe('');
    expect(diagnostics.map(({ severity, line, column }) => `${severity} ${line}:${column}`)).toEqual([`warning ${place}`]);
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.hint).toContain(hint);
  });

  it('keeps the stack of what is not the author’s mistake', () => {
    const finding = describeSyntaxError(new TypeError('broken'), '');
    expect(finding.code).toBe('page/compile');
    expect(finding.message).toContain('TypeError: broken\n    at ');
  });
});
