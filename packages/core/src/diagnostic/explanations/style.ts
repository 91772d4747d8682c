import type { Explanation } from './explanation.ts';

/** Codes of `octavo check` about good style. */
export const STYLE = {
  'style/bold-heading': {
    title: 'Bold text in place of a heading',
    meaning: 'The table of contents does not list it, no link leads to it, and screen readers read it as text.',
    example: '**Install the tool**\n\nRun the installer.',
    remedy: 'Write a heading: `## Install the tool`.',
  },
  'style/changelog': {
    title: 'A changelog without `<Update>`',
    meaning: 'Changelog entries written as `<Update>` have links, tags and a feed.',
    example: '## June 2026',
    remedy: 'Write `<Update label="June 2026">…</Update>`.',
  },
  'style/contrast': {
    title: 'A colour with too little contrast',
    meaning: 'Text in this colour is hard to read on the background. Octavo adjusts the colour.',
    example: '"colors": { "primary": "#ffe066" }',
    remedy: 'Choose a colour with a contrast of 4.5:1 or more.',
  },
  'style/description': {
    title: 'Missing description',
    meaning: 'Search engines and previews of links show the `description` of a page.',
    example: 'title: Start',
    remedy: 'Add one sentence: `description: How to begin`.',
  },
  'style/empty-page': {
    title: 'A page without text',
    meaning: 'The page has only frontmatter: readers see its title, and nothing below it.',
    example: '---\ntitle: Start\n---',
    remedy: 'Write its text, or remove the page and its entry in navigation.',
  },
  'style/field-attributes': {
    title: 'A field without name or type',
    meaning: '`<ParamField>` and `<ResponseField>` lack an attribute that readers need.',
    example: '<ResponseField name="id">The id.</ResponseField>',
    remedy: 'Add the missing attribute, such as `type="string"`.',
  },
  'style/heading-level': {
    title: 'A heading skips a level',
    meaning: 'Headings form the table of contents and the outline for screen readers. Level 1 is the title of the page.',
    example: '## Install\n\n#### On Linux',
    remedy: 'Go down one level at a time.',
  },
  'style/image-alt': {
    title: 'An image without a description',
    meaning: 'Screen readers read the `alt` text of an image.',
    example: '![](/images/map.png)',
    remedy: 'Describe what the image shows: `![Map of the route](/images/map.png)`.',
  },
  'style/image-frame': {
    title: 'An image without a frame',
    meaning: 'A `<Frame>` separates an image from the text, and can have a caption.',
    example: '![Map](/images/map.png)',
    remedy: 'Put it in `<Frame>…</Frame>`.',
  },
  'style/nested-field': {
    title: 'A field directly in a field',
    meaning: 'Nested fields are easier to read when they are collapsible.',
    example: '<ResponseField name="user"><ResponseField name="id" /></ResponseField>',
    remedy: 'Put them in `<Expandable title="properties">…</Expandable>`.',
  },
  'style/title': {
    title: 'Missing title, or Markdown in it',
    meaning: 'Without a title, the name of the file is shown. A title is plain text: Markdown in it is shown as written.',
    example: 'description: How to begin.',
    remedy: 'Add `title` to the frontmatter, as plain text.',
  },
  'style/update-attributes': {
    title: 'An `<Update>` without label or description',
    meaning: 'The label is the link of the entry, the description its summary.',
    example: '<Update>New routes.</Update>',
    remedy: 'Write `<Update label="June 2026" description="v1.2">…</Update>`.',
  },
} as const satisfies { [code: string]: Explanation };
