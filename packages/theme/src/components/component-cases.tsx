import type { ElementType, ReactElement } from 'react';
import { CodeBlock } from './code-block/code-block.tsx';
import { components } from './components.ts';
import { GitHub } from './github/git-hub.tsx';
import { Color } from './color/color.tsx';
import { Tab } from './tabs/tab.tsx';
import { Tree } from './tree/tree.tsx';

/** One component as the contract suite uses it. */
export interface ComponentCase {
  name: string;
  Component: ElementType;
  /** Props in the looser of the forms that pages use: booleans and numbers as text. */
  props: Readonly<Record<string, unknown>>;
  /** Stands within a paragraph. */
  isInline: boolean;
  /** Adds no element of its own. */
  isBare: boolean;
}

const code: ReactElement = <CodeBlock html="<pre><code>x</code></pre>" title="a.js" />;

/** Props that a component needs, or that are worth trying. The rest get the common ones only. */
const PROPS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Accordion: { title: 'Title', description: 'More', icon: '🚀', defaultOpen: 'true' },
  Badge: { color: 'green', size: 'lg', icon: '/a.svg', stroke: 'true' },
  Banner: { dismissible: 'true', type: 'warning', color: '#123456' },
  Callout: { type: 'warning', title: 'Title', icon: 'bell', color: '#123456' },
  Card: {
    title: 'Title',
    icon: <svg />,
    color: '#123456',
    href: 'https://example.com',
    img: '/a.png',
    horizontal: 'false',
    cta: 'Go',
    arrow: 'true',
  },
  CardGroup: { cols: '3' },
  CodeBlock: {
    html: '<pre><code>x</code></pre>',
    title: 'A',
    language: 'js',
    lines: 'true',
    wrap: 'false',
    expandable: '',
    nocopy: 'true',
  },
  CodeGroup: { children: code, dropdown: 'false' },
  Color: { variant: 'table' },
  Columns: { cols: '2' },
  Expandable: { title: 'Fields', defaultOpen: 'false' },
  FileTree: { children: <Tree.File name="a.js" highlight="true" /> },
  Frame: { caption: 'Caption', hint: 'Hint', width: '100', height: '200' },
  Heading: { level: '3', noAnchor: 'false' },
  Icon: { icon: '/a.svg', size: '17', color: '#123456', iconType: 'solid' },
  Image: { src: '/a.png', noZoom: 'true', children: undefined },
  Panel: {},
  ParamField: { path: 'id', type: 'string', required: 'true', default: 3, enum: ['a', 'b'], placeholder: 'x' },
  Prompt: { description: '**Ask** it', actions: ['copy'] },
  RequestExample: { children: code, dropdown: 'true' },
  ResponseExample: { children: code },
  ResponseField: { name: 'id', type: 'string', required: '', deprecated: 'true', pre: ['a'], post: '["b"]', default: 'false' },
  SnippetGroup: { children: code },
  Step: { title: 'First', stepNumber: '2', iconType: 'solid' },
  Steps: { titleSize: 'h3' },
  Tabs: { children: <Tab title="One">x</Tab>, defaultTabIndex: '0', sync: 'false', borderBottom: 'true' },
  Tile: { title: 'Title', description: 'More', href: '/a' },
  Tooltip: { tip: 'Tip', headline: 'Head', cta: 'More', href: '/a' },
  Tree: { children: <Tree.File name="a.js" /> },
  Update: { label: '2026-05-13', description: 'v1', tags: ['a'], rss: { title: 'x' } },
  UpdateFilter: { tags: 'a, b' },
  View: { title: 'For some', icon: '🐍' },
  ViewSwitch: { views: ['For some', 'For others'] },
  ZoomImage: { src: '/a.png', children: undefined },
  img: { src: '/a.png', noZoom: true, children: undefined },
  a: { href: '/a' },
  table: {
    children: (
      <tbody>
        <tr>
          <td>x</td>
        </tr>
      </tbody>
    ),
  },
};

const INLINE: ReadonlySet<string> = new Set([
  'Badge',
  'Icon',
  'Image',
  'Latex',
  'Link',
  'Tooltip',
  'Popup',
  'ZoomImage',
  'Visibility',
  'Snippet',
  'a',
  'img',
]);
const BARE: ReadonlySet<string> = new Set(['Snippet', 'Visibility']);

/** Every component that a page may use, its parts too. */
export function createComponentCases(): ComponentCase[] {
  const whole = Object.entries(components).flatMap(([name, Component]) => (isComponent(Component) ? [createCase(name, Component)] : []));
  return [
    ...whole,
    createCase('GitHub.Repo', GitHub.Repo, { repo: 'example/app' }),
    createCase('Color.Row', Color.Row, { title: 'Row' }),
    createCase('Color.Item', Color.Item, { name: 'Red', value: { light: '#f00', dark: '#900' } }),
    createCase('Tree.Folder', Tree.Folder, { name: 'src', defaultOpen: 'true', children: <Tree.File name="a" /> }),
    createCase('Tree.File', Tree.File, { name: 'a.js' }),
    createCase('FileTree.Folder', Tree.Folder, { name: 'src', openable: 'false', highlight: '' }),
    createCase('FileTree.File', Tree.File, { name: 'a.js' }),
  ];
}

function createCase(name: string, Component: ElementType, own: Readonly<Record<string, unknown>> = PROPS[name] ?? {}): ComponentCase {
  return { name, Component, props: { children: 'Text', ...own }, isInline: INLINE.has(name), isBare: BARE.has(name) };
}

/** A component, not a record of parts: those are plain objects. */
function isComponent(entry: unknown): entry is ElementType {
  return typeof entry === 'function';
}
