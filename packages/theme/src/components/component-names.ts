// Written by `component-lists.test.ts` (`-u`) from the descriptors of the folders here.
// Loads no component.

/** The names that a page may use without importing them, without their parts (`Tree.Folder`). */
export const COMPONENT_NAMES: readonly string[] = [
  'Accordion',
  'AccordionGroup',
  'Badge',
  'Banner',
  'Callout',
  'Card',
  'CardGroup',
  'Check',
  'CodeBlock',
  'CodeGroup',
  'Color',
  'Column',
  'Columns',
  'Danger',
  'Expandable',
  'FileTree',
  'Frame',
  'GitHub',
  'Heading',
  'Icon',
  'Image',
  'Info',
  'Latex',
  'Link',
  'Mermaid',
  'Note',
  'Panel',
  'ParamField',
  'Popup',
  'Prompt',
  'RequestExample',
  'ResponseExample',
  'ResponseField',
  'Snippet',
  'SnippetGroup',
  'Step',
  'Steps',
  'Tab',
  'Tabs',
  'Tile',
  'Tip',
  'Tooltip',
  'Tree',
  'Update',
  'UpdateFilter',
  'View',
  'ViewSwitch',
  'Visibility',
  'Warning',
  'ZoomImage',
];

/** The parts of components, each used with its whole name. */
export const COMPONENT_PARTS: readonly string[] = [
  'Color.Item',
  'Color.Row',
  'FileTree.File',
  'FileTree.Folder',
  'GitHub.Repo',
  'Tree.File',
  'Tree.Folder',
];

/** The elements of Markdown that a component renders. */
export const ELEMENT_NAMES: readonly string[] = ['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img', 'table'];

/** Components that stand within a line of text; any other is a block. */
export const INLINE_COMPONENTS: readonly string[] = [
  'Badge',
  'Icon',
  'Image',
  'Latex',
  'Link',
  'Popup',
  'Tooltip',
  'Visibility',
  'ZoomImage',
];

/** Components that ask their children for their props. */
export const CHILD_READERS: readonly string[] = [
  'CodeGroup',
  'Color',
  'FileTree',
  'RequestExample',
  'ResponseExample',
  'SnippetGroup',
  'Steps',
  'Tabs',
  'Tree',
];

/** Components that may hide their content, or show it elsewhere. */
export const CLOSED_COMPONENTS: readonly string[] = [
  'Accordion',
  'Expandable',
  'Panel',
  'RequestExample',
  'ResponseExample',
  'Tab',
  'Update',
  'View',
  'Visibility',
];
