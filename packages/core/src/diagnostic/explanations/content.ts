import type { Explanation } from './explanation.ts';

/** Codes about frontmatter, pages, snippets and icons. */
export const CONTENT = {
  'frontmatter/duplicate-key': {
    title: 'A frontmatter field stands twice',
    meaning: 'YAML keeps one value per field. The last one counts.',
    example: 'title: Start\ntitle: Quickstart',
    remedy: 'Remove one of the two.',
  },
  'frontmatter/invalid': {
    title: 'Frontmatter is not as an extension wants it',
    meaning: 'An extension of the site has a schema for frontmatter, and the page does not fit it.',
    example: 'level: expert',
    remedy: 'Write what the message asks for.',
  },
  'frontmatter/invalid-yaml': {
    title: 'The frontmatter is not valid YAML',
    meaning: 'A field cannot be read as YAML, often because a text holds a colon or a quote. It is read as it is written.',
    example: 'title: Step 1: install',
    remedy: 'Put the text in quotes: `title: "Step 1: install"`.',
  },
  'frontmatter/not-protected': {
    title: '`public` and `groups` protect nothing',
    meaning: 'The page is in no list, but static files are there for everyone who knows their address.',
    example: 'groups: [staff]',
    remedy: 'Let the host ask for a password, or name the page in `.mintignore`.',
  },
  'frontmatter/stray-line': {
    title: 'A frontmatter line without a field',
    meaning: 'A line is neither `key: value` nor indented under a field. It is left out.',
    example: 'just text\ntitle: Start',
    remedy: 'Write it as `key: value`, or indent it under its field.',
  },
  'frontmatter/unclosed': {
    title: 'The frontmatter is not closed',
    meaning: 'A page begins with `---`, and no second `---` follows.',
    example: '---\ntitle: Start\n\n# Start',
    remedy: 'Put a line `---` between the last field and the text.',
  },
  'frontmatter/unknown-field': {
    title: 'Unknown frontmatter field',
    meaning: 'The name is close to that of a known field, and probably misspelt. Fields of your own with other names are fine.',
    example: 'descripton: How to begin',
    remedy: 'Correct the spelling.',
  },
  'frontmatter/unsafe-address': {
    title: 'A field that would run code',
    meaning:
      'The browser would run the address (`javascript:`, `vbscript:`), or show it as a document of its own (`data:`). The field is ignored.',
    example: 'url: javascript:alert(1)',
    remedy: 'Use an address that begins with `/`, `https:` or `mailto:`.',
  },
  'frontmatter/wrong-type': {
    title: 'A frontmatter value of the wrong type',
    meaning: 'The field takes another kind of value. It is ignored.',
    example: 'hidden: yes please',
    remedy: 'Write what the message asks for, such as `hidden: true`.',
  },
  'icon/missing-file': {
    title: 'An icon file is missing',
    meaning: 'An icon is named by a path, and no such file is part of the site. A broken image is shown.',
    example: '<Card title="Start" icon="/icons/strat.svg" />',
    remedy: 'Correct the path. In the config it counts from the content root, in a page from the page.',
  },
  'icon/unknown': {
    title: 'Unknown icon',
    meaning: 'No icon set has an icon of this name. Nothing is shown in its place.',
    example: '<Icon icon="rocktet" />',
    remedy: 'Correct the name; the message suggests the nearest one.',
  },
  'page/bad-math': {
    title: 'A formula is not valid LaTeX',
    meaning: 'The formula cannot be rendered. Its source is shown instead.',
    example: '$\\frac{1}$',
    remedy: 'Correct the formula. A dollar sign in a text is written `\\$`.',
  },
  'page/bad-style': {
    title: 'An inline style is not CSS',
    meaning: 'The `style` attribute cannot be read. It is left out.',
    example: '<div style="red">',
    remedy: 'Write declarations: `style="color: red"`.',
  },
  'page/compile': {
    title: 'A page cannot be compiled',
    meaning: 'The page is not valid MDX, and the place of the fault is not known. A build fails.',
    example: '<Card>\n\nText',
    remedy: 'Look at the details in the message.',
  },
  'page/duplicate-id': {
    title: 'Two elements with one id',
    meaning: 'A `#hash` leads to the first element only.',
    example: '<Accordion id="a" />\n<Accordion id="a" />',
    remedy: 'Give each element an id of its own.',
  },
  'page/missing-export': {
    title: 'An import names something that is not exported',
    meaning: 'The imported file has no export of this name. It is left out of the page.',
    example: "import { Buton } from '/snippets/button.jsx'",
    remedy: 'Correct the name, or export it in that file.',
  },
  'page/missing-import': {
    title: 'An imported file or package is missing',
    meaning: 'The file is not there, or the package is not installed. What it exports is left out of the page.',
    example: "import Note from '/snippets/nota.mdx'",
    remedy: 'Correct the path, or install the package.',
  },
  'page/missing-operation': {
    title: 'A component does not say which operation it shows',
    meaning: 'A component for API operations needs the name of one. It is left out.',
    example: '<Playground />',
    remedy: 'Name the operation: `operation="GET /users"`.',
  },
  'page/render': {
    title: 'A component fails while the page is rendered',
    meaning:
      'A component of the page throws where there is no browser, for instance because it reads `window`. Its text is missing until the browser has rendered it.',
    example: 'export const Width = () => <b>{window.innerWidth}</b>',
    remedy: 'Read `window` and `document` in an effect.',
  },
  'page/script': {
    title: 'A script cannot be compiled',
    meaning: 'A `.jsx` or `.tsx` file that a page imports has a syntax error.',
    example: 'export const A = () => <b>',
    remedy: 'Correct the place that the message names.',
  },
  'page/syntax': {
    title: 'A page is not valid MDX',
    meaning: 'A tag is not closed, a brace stands alone, or an expression is no JavaScript. A build fails.',
    example: '<Note>\nText',
    remedy: 'Correct the place that the code frame shows. A brace or `<` in a text is written `\\{` and `\\<`.',
  },
  'page/untrusted': {
    title: 'An untrusted page holds what is left out',
    meaning:
      'The page is in a folder that `untrusted` names: it is read as Markdown, and of its HTML only what is harmless is kept. Scripts, style sheets and components of such a folder are not run.',
    example: '<script>alert(1)</script>',
    remedy: 'Write it in Markdown, or remove the folder from `untrusted` once you have checked what is in it.',
  },
  'page/text-handler': {
    title: 'An event handler is a text',
    meaning: 'Components take functions as event handlers. The text is left out.',
    example: '<button onclick="go()">',
    remedy: 'Write a function: `onClick={() => go()}`.',
  },
  'page/open-fence': {
    title: 'A block of code that is never closed',
    meaning: 'A block of code goes on to a line of as many backticks, so that all that follows is shown as code.',
    example: '```js\nopen();',
    remedy: 'End the block with a line of three backticks.',
  },
  'page/empty-link': {
    title: 'A link or an image without an address',
    meaning: 'Nothing stands between the parentheses. A reader who follows the link stays where they are.',
    example: '[Guide]()',
    remedy: 'Write the address: `[Guide](/guide)`.',
  },
  'page/lost-reference': {
    title: 'A link whose address is not defined',
    meaning: 'The second pair of brackets names an address that no line of the page defines. The brackets are shown as text.',
    example: '[Guide][start]',
    remedy: 'Add a line `[start]: /guide`.',
  },
  'page/table-columns': {
    title: 'A table with a wrong number of columns',
    meaning:
      'The row of dashes says how many columns there are. Cells beyond them are not shown, and with another number of names there is no table.',
    example: '| A | B |\n| --- |',
    remedy: 'Write as many cells in each row as there are columns; a | within a cell is \\|.',
  },
  'page/repeated-attribute': {
    title: 'An attribute that is given twice',
    meaning: 'A component takes one value for each attribute. The last one counts.',
    example: '<Card title="A" title="B" />',
    remedy: 'Remove all but one.',
  },
  'page/encoding': {
    title: 'A file that is not UTF-8',
    meaning: 'Some bytes of the file are no characters in UTF-8. They are shown as \uFFFD.',
    example: 'Caf\uFFFD',
    remedy: 'Save the file as UTF-8.',
  },
  'page/toml': {
    title: 'Frontmatter in TOML',
    meaning: 'Frontmatter is YAML between two lines of dashes. What stands between plus signs is shown as text.',
    example: '+++\ntitle = "Guide"\n+++',
    remedy: 'Write it in YAML: `title: Guide` between two lines of `---`.',
  },
  'page/undefined-identifier': {
    title: 'An undefined name in braces',
    meaning: 'MDX takes what stands in braces as JavaScript, and nothing defines the name. Nothing is shown in its place.',
    example: 'Call `/users/` with {id}.',
    remedy: 'Write `\\{id\\}` or put it in backticks to show braces; else define the name.',
  },
  'page/unknown-component': {
    title: 'Unknown component',
    meaning: 'No component has this name. What is inside of it is shown without it.',
    example: '<Acordion title="More">Text</Acordion>',
    remedy: 'Correct the name, or import the component.',
  },
  'page/unknown-prop': {
    title: 'Unknown prop of a component',
    meaning: 'The component takes no prop of this name. It is ignored.',
    example: '<Card title="Guide" herf="/guide" />',
    remedy: 'Correct the name, or remove the prop.',
  },
  'page/prop-value': {
    title: 'A value that a prop cannot take',
    meaning: 'The prop takes a number, a boolean or one of a few words. What stands there is ignored.',
    example: '<Callout type="wraning">Text</Callout>',
    remedy: 'Write a value that the prop takes.',
  },
  'page/spaced-address': {
    title: 'A space in the address of a link',
    meaning: 'An address ends at a space. What stands there is no link, and is shown as text.',
    example: '[Guide](/my guide)',
    remedy: 'Write %20 for the space, or put the address between < and >.',
  },
  'page/unknown-operation': {
    title: 'A component names an operation that no API file has',
    meaning: 'The operation is not found in the API files of the site. The component is left out.',
    example: '<Playground operation="GET /usres" />',
    remedy: 'Write method and path as they stand in the file.',
  },
  'page/unknown-reader': {
    title: '`user` is nobody',
    meaning: 'The hosted original fills in the reader who is signed in. Static files know no such reader.',
    example: 'Hello {user.firstName}',
    remedy: 'Remove it, or write what all readers see.',
  },
  'page/failed': {
    title: 'A part of a page could not be made',
    meaning: 'Octavo itself failed on this page. The page says so, and the rest is built.',
    example: 'a schema with a combination of keywords that Octavo does not expect',
    remedy: 'Report it, with what the page is made from.',
  },
  'page/import-circle': {
    title: 'Snippets import each other in a circle',
    meaning: 'A snippet imports itself, alone or through others. It would never end to render, so it is not shown.',
    example: "import A from '/snippets/a.mdx'  (in snippets/a.mdx)",
    remedy: 'Take one of the imports out of the chain that the message names.',
  },
  'page/too-slow': {
    title: 'A page takes too long to compile',
    meaning: 'The compiler was ended when its time was up, or its memory. The page says so, and the rest of the site is not affected.',
    example: 'a list that is nested two thousand deep',
    remedy: 'Simplify the text, or split it into several pages.',
  },
} as const satisfies { [code: string]: Explanation };
