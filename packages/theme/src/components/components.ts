// Written by `component-lists.test.ts` (`-u`) from the descriptors of the folders here.
import type { ElementType } from 'react';
import { Accordion } from './accordion/accordion.tsx';
import { AccordionGroup } from './accordion/accordion-group.tsx';
import { Badge } from './badge/badge.tsx';
import { Banner } from './banner/banner.tsx';
import { Callout } from './callout/callout.tsx';
import { Check, Danger, Info, Note, Tip, Warning } from './callout/callouts.tsx';
import { Card } from './card/card.tsx';
import { CodeBlock } from './code-block/code-block.tsx';
import { RequestExample, ResponseExample } from './code-group/code-examples.tsx';
import { CodeGroup } from './code-group/code-group.tsx';
import { Color } from './color/color.tsx';
import { CardGroup } from './columns/card-group.tsx';
import { Column } from './columns/column.tsx';
import { Columns } from './columns/columns.tsx';
import { Expandable } from './expandable/expandable.tsx';
import { ParamField } from './field/param-field.tsx';
import { ResponseField } from './field/response-field.tsx';
import { Frame } from './frame/frame.tsx';
import { GitHub } from './github/git-hub.tsx';
import { Heading } from './heading/heading.tsx';
import { H1, H2, H3, H4, H5, H6 } from './heading/headings.tsx';
import { Icon } from './icon/icon.tsx';
import { Image } from './image/image.tsx';
import { ZoomImage } from './image/zoom-image.tsx';
import { Latex } from './latex/latex.tsx';
import { Link } from './link/link.tsx';
import { Mermaid } from './mermaid/mermaid.tsx';
import { Panel } from './panel/panel.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Snippet } from './snippet/snippet.tsx';
import { Step } from './steps/step.tsx';
import { Steps } from './steps/steps.tsx';
import { Table } from './table/table.tsx';
import { Tab } from './tabs/tab.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { Tile } from './tile/tile.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';
import { Tree } from './tree/tree.tsx';
import { Update } from './update/update.tsx';
import { UpdateFilter } from './update/update-filter.tsx';
import { View } from './view/view.tsx';
import { ViewSwitch } from './view/view-switch.tsx';
import { Visibility } from './visibility/visibility.tsx';

/** Components by the name that a page uses; an entry may be a record of its parts (`GitHub.Repo`). */
export type ComponentRecord = Readonly<Record<string, ElementType | Readonly<Record<string, ElementType>>>>;

/** The components of pages with their props, for editors: `type MDXProvidedComponents = import('@octavo/theme').PageComponents`. */
export interface PageComponents {
  Accordion: typeof Accordion;
  AccordionGroup: typeof AccordionGroup;
  Badge: typeof Badge;
  Banner: typeof Banner;
  Callout: typeof Callout;
  Card: typeof Card;
  CardGroup: typeof CardGroup;
  Check: typeof Check;
  CodeBlock: typeof CodeBlock;
  CodeGroup: typeof CodeGroup;
  Color: typeof Color;
  Column: typeof Column;
  Columns: typeof Columns;
  Danger: typeof Danger;
  Expandable: typeof Expandable;
  FileTree: typeof Tree;
  Frame: typeof Frame;
  GitHub: typeof GitHub;
  Heading: typeof Heading;
  Icon: typeof Icon;
  Image: typeof Image;
  Info: typeof Info;
  Latex: typeof Latex;
  Link: typeof Link;
  Mermaid: typeof Mermaid;
  Note: typeof Note;
  Panel: typeof Panel;
  ParamField: typeof ParamField;
  Popup: typeof Tooltip;
  Prompt: typeof Prompt;
  RequestExample: typeof RequestExample;
  ResponseExample: typeof ResponseExample;
  ResponseField: typeof ResponseField;
  Snippet: typeof Snippet;
  SnippetGroup: typeof CodeGroup;
  Step: typeof Step;
  Steps: typeof Steps;
  Tab: typeof Tab;
  Tabs: typeof Tabs;
  Tile: typeof Tile;
  Tip: typeof Tip;
  Tooltip: typeof Tooltip;
  Tree: typeof Tree;
  Update: typeof Update;
  UpdateFilter: typeof UpdateFilter;
  View: typeof View;
  ViewSwitch: typeof ViewSwitch;
  Visibility: typeof Visibility;
  Warning: typeof Warning;
  ZoomImage: typeof ZoomImage;
  a: typeof Link;
  h1: typeof H1;
  h2: typeof H2;
  h3: typeof H3;
  h4: typeof H4;
  h5: typeof H5;
  h6: typeof H6;
  img: typeof Image;
  table: typeof Table;
}

/** What a page uses without importing it, and what Markdown's own elements become: for the provider of MDX. */
export const components: ComponentRecord = {
  Accordion,
  AccordionGroup,
  Badge,
  Banner,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  Column,
  Columns,
  Danger,
  Expandable,
  FileTree: Tree,
  Frame,
  GitHub,
  Heading,
  Icon,
  Image,
  Info,
  Latex,
  Link,
  Mermaid,
  Note,
  Panel,
  ParamField,
  Popup: Tooltip,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Snippet,
  SnippetGroup: CodeGroup,
  Step,
  Steps,
  Tab,
  Tabs,
  Tile,
  Tip,
  Tooltip,
  Tree,
  Update,
  UpdateFilter,
  View,
  ViewSwitch,
  Visibility,
  Warning,
  ZoomImage,
  a: Link,
  h1: H1,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  img: Image,
  table: Table,
} satisfies PageComponents;
