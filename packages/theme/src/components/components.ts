import type { ElementType } from 'react';
import { Accordion } from './accordion/accordion.tsx';
import { AccordionGroup } from './accordion/accordion-group.tsx';
import { Badge } from './badge/badge.tsx';
import { Banner } from './banner/banner.tsx';
import { Callout } from './callout/callout.tsx';
import { Check, Danger, Info, Note, Tip, Warning } from './callout/callouts.tsx';
import { Card } from './card/card.tsx';
import { CardGroup } from './card/card-group.tsx';
import { CodeBlock } from './code-block/code-block.tsx';
import { RequestExample, ResponseExample } from './code-group/code-examples.tsx';
import { CodeGroup } from './code-group/code-group.tsx';
import { Color } from './color/color.tsx';
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
import { UpdateFilter } from './update/update-filter.tsx';
import { Update } from './update/update.tsx';
import { View } from './view/view.tsx';
import { ViewSwitch } from './view/view-switch.tsx';
import { Visibility } from './visibility/visibility.tsx';

/** Components by the name that a page uses; an entry may be a record of its parts (`GitHub.Repo`). */
export type ComponentRecord = Readonly<Record<string, ElementType | Readonly<Record<string, ElementType>>>>;

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
};
