import type { Explanation } from './explanation.ts';

/** Codes about what Markdown reads otherwise than its author meant it. */
export const MARKDOWN = {
  'page/duplicate-tab': {
    title: 'Two tabs with the same name',
    meaning:
      'Two tabs of one `<Tabs>` or `<CodeGroup>` have the same name; a block without a title is called by its language. Readers cannot tell them apart.',
    example: '<Tab title="npm">…</Tab>\n<Tab title="npm">…</Tab>',
    remedy: 'Give each tab, and each code block, its own title.',
  },
  'page/emoji-name': {
    title: 'Emoji shortcode',
    meaning: 'Some tools show a name between colons as an emoji. Octavo shows it as text.',
    example: 'Done :tada:',
    remedy: 'Write the emoji itself: 🎉.',
  },
  'page/empty-heading': {
    title: 'A heading without text',
    meaning: 'The line has `#` characters and nothing else. Readers see a gap, and the table of contents does not list it.',
    example: '##',
    remedy: 'Write text after the `#` characters, or remove the line.',
  },
  'page/empty-link': {
    title: 'A link or an image without an address or text',
    meaning: 'With empty parentheses, a link leads to its own page; with empty brackets, it is invisible.',
    example: '[Guide]()',
    remedy: 'Write text and address: `[Guide](/guide)`.',
  },
  'page/encoding': {
    title: 'A file that is not UTF-8',
    meaning: 'Some bytes of the file are not valid UTF-8. They are shown as \uFFFD.',
    example: 'Caf\\xE9',
    remedy: 'Save the file as UTF-8.',
  },
  'page/lost-emphasis': {
    title: 'Bold or highlighted text that is not formatted',
    meaning:
      'Markdown reads asterisks as bold only where they touch the text, and has no syntax for highlighted text. The characters are shown.',
    example: '** Note **',
    remedy: 'Write `**Note**`.',
  },
  'page/lost-heading': {
    title: 'A heading without a space, or by mistake',
    meaning: 'A heading needs a space after its `#` characters. A line of dashes right below a text makes it one.',
    example: '##Install',
    remedy: 'Write `## Install`.',
  },
  'page/lost-list': {
    title: 'A list without spaces',
    meaning: 'Each list item needs a space after its marker. Without it, the lines are shown as one paragraph.',
    example: '-one\n-two',
    remedy: 'Write `- one`.',
  },
  'page/lost-reference': {
    title: 'Undefined link reference',
    meaning: 'The page does not define the reference in the second pair of brackets. The brackets are shown as text.',
    example: '[Guide][start]',
    remedy: 'Add a line `[start]: /guide`.',
  },
  'page/merge-conflict': {
    title: 'An unresolved merge conflict',
    meaning: 'Git wrote both versions of some lines into the page, and both are shown.',
    example: '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch',
    remedy: 'Keep one of the two versions and remove the lines that Git added.',
  },
  'page/lost-tab': {
    title: 'A lone tab or step, or text between items',
    meaning: '`<Tabs>` takes only tabs, `<Steps>` only steps, and `<CodeGroup>` and examples of requests only code blocks.',
    example: '<Tab title="npm">…</Tab>',
    remedy: 'Put tabs into `<Tabs>`, steps into `<Steps>`, and text into an item or outside.',
  },
  'page/picture-page': {
    title: 'An image whose address is a page',
    meaning: 'At this address is a page of GitHub or Google Drive, not the picture. Browsers show nothing.',
    example: '![Logo](https://github.com/acme/docs/blob/main/logo.png)',
    remedy: 'Use the address of the picture itself, or put the file beside the page.',
  },
  'page/lost-text': {
    title: 'A page whose text is not shown',
    meaning: 'The default export of a page is its layout. One that does not render `children` is shown in place of the text.',
    example: 'export default () => <b>Hello</b>',
    remedy: 'Remove `default`, or render `children`.',
  },
  'page/lost-math': {
    title: 'A formula shown as text',
    meaning: 'Markdown reads `\\(` and `\\[` as brackets of the text, and `$$` begins a formula only where a second `$$` ends it.',
    example: '\\(a^2 + b^2\\)',
    remedy: 'Write `$a^2 + b^2$`, or `$$` around a formula on lines of its own.',
  },
  'page/missing-line': {
    title: 'A highlighted line that does not exist',
    meaning: 'A code block highlights or focuses a line, but has fewer lines.',
    example: '```js {9}\nconst a = 1;\n```',
    remedy: 'Lines are counted from 1. Fix the number, or remove it.',
  },
  'page/unknown-mark': {
    title: 'Unknown mark in a code block',
    meaning:
      'A comment at the end of a line may mark it: `[!code ++]`, `[!code --]`, `[!code highlight]`, `[!code focus]`. Others are shown.',
    example: 'const a = 1; // [!code+]',
    remedy: 'Write one of the marks, or remove the comment.',
  },
  'page/typographic-code': {
    title: 'Typographic signs in a code block',
    meaning: 'A word processor made curly quotes or a long dash of signs that a program needs straight.',
    example: '```sh\nnpm install –save “a”\n```',
    remedy: 'Write straight quotes and hyphens.',
  },
  'page/lost-signs': {
    title: 'Underscores or tildes that are not shown',
    meaning: 'Markdown reads `__` around a word as bold and `~` as strikethrough, and has no syntax for subscripts and superscripts.',
    example: 'Add __init__.py to H~2~O.',
    remedy: 'Write a name as code, between backticks, and numbers as `<sub>2</sub>` or `<sup>2</sup>`.',
  },
  'page/open-link': {
    title: 'A link without its closing bracket',
    meaning: 'The address of a link needs a ( before it and a ) after it. Without the second one the link is shown as text.',
    example: 'See [the guide](/guide for more.',
    remedy: 'Write `[the guide](/guide)`.',
  },
  'page/open-code': {
    title: 'Unclosed backtick',
    meaning: 'Code in a line needs a backtick on each side. One alone is shown as text.',
    example: 'Run `npm install',
    remedy: 'Add the second backtick, or write \\` for a backtick in the text.',
  },
  'page/open-container': {
    title: 'An unclosed box',
    meaning: 'A box such as `:::tip` is never closed, so everything after it is shown in it.',
    example: ':::tip\nText',
    remedy: 'Close the box with a line of `:::`.',
  },
  'page/open-emphasis': {
    title: 'Unclosed bold text',
    meaning: 'Bold text needs two asterisks on each side. Without those at its end they are shown.',
    example: 'This is **important.',
    remedy: 'Write `**important**`, or \\*\\* for asterisks in the text.',
  },
  'page/refused-frame': {
    title: 'A URL that cannot be embedded',
    meaning: 'YouTube videos can only be embedded by their embed URL, and a page served over HTTPS cannot embed one served over HTTP.',
    example: '<iframe src="https://www.youtube.com/watch?v=…" />',
    remedy: 'Write `https://www.youtube.com/embed/…`.',
  },
  'page/repeated-attribute': {
    title: 'Duplicate attribute',
    meaning: 'A component needs one value per attribute. The last one is used.',
    example: '<Card title="A" title="B" />',
    remedy: 'Remove all but one.',
  },
  'page/reversed-link': {
    title: 'A link with its brackets the wrong way round',
    meaning: 'The text of a link is in square brackets, its address in round ones. The other way round it is shown as text.',
    example: '(our guide)[/guide]',
    remedy: 'Write `[our guide](/guide)`.',
  },
  'page/spaced-address': {
    title: 'A space in a link',
    meaning: 'A URL ends at a space, and no space may come before it. The link is shown as text.',
    example: '[Guide](/my guide)',
    remedy: 'Write %20 for a space in the address, or put the address between < and >; remove one between ] and (.',
  },
  'page/table-columns': {
    title: 'A table with a wrong number of columns',
    meaning:
      'The delimiter row sets the number of columns. Extra cells are not shown. Without that row, or with another number of cells above it, there is no table.',
    example: '| A | B |\n| --- |',
    remedy: 'Give each row as many cells as there are columns; write a | in a cell as \\|.',
  },
  'page/toml': {
    title: 'Frontmatter in TOML',
    meaning: 'Frontmatter is YAML between two lines of dashes. Text between plus signs is shown as text.',
    example: '+++\ntitle = "Guide"\n+++',
    remedy: 'Write it in YAML: `title: Guide` between two lines of `---`.',
  },
  'page/unknown-container': {
    title: 'Unknown box',
    meaning: 'There is no box with this name, so the lines are shown as text.',
    example: ':::wraning\nText\n:::',
    remedy: 'Use note, info, tip, warning, danger or details.',
  },
  'page/unknown-entity': {
    title: 'Unknown HTML entity',
    meaning: 'HTML has no entity of this name, so it is shown as text.',
    example: 'A&nbps;B',
    remedy: 'Fix the name: `&nbsp;`.',
  },
  'page/unused-footnote': {
    title: 'A footnote that nothing refers to',
    meaning: 'A footnote is shown only where the page refers to it.',
    example: 'Some text.\n\n[^1]: A footnote.',
    remedy: 'Refer to it in the text, `[^1]`, or remove it.',
  },
  'page/unused-import': {
    title: 'An import that is not used',
    meaning: 'The page imports a name and does not use it. What it stands for is not shown.',
    example: "import Setup from '/snippets/setup.mdx'",
    remedy: 'Use the name, such as `<Setup />`, or remove the import.',
  },
  'page/wiki-link': {
    title: 'Wiki link or include',
    meaning:
      'Other tools link to a page or a picture by its name in double brackets, or include a file by a line such as `--8<--`. Shown as text.',
    example: 'See [[guide]].',
    remedy: 'Write text and address: `[Guide](/guide)`; for a picture `![A boat](/images/boat.png)`.',
  },
} as const satisfies { [code: string]: Explanation };
