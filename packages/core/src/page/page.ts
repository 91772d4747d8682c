import type { Json } from '../json.ts';
import type { SiteName } from '../language/site-names.ts';

/** A heading of a page's Markdown, before MDX is compiled. */
export interface PageHeading {
  /** Its level, 1 to 6. */
  depth: number;
  /** Its text, without marks. */
  text: string;
  /** Its id, which is unique within the page: the slug that GitHub makes of the text. */
  id: string;
  /** Its line in the file; counts from 1. */
  line: number;
}

/** An address in the text of a page. */
export interface PageLink {
  /** What refers to it. */
  kind: 'link' | 'image' | 'import';
  /** The address, as written. */
  url: string;
  /** Its line in the file; counts from 1. */
  line: number;
  /** Its column in this line; counts from 1. */
  column: number;
}

/** What a page shows of an API. */
export interface PageApi {
  /** `fields` is an endpoint that the page describes itself (frontmatter `api`), by its `ParamField`s. */
  kind: 'operation' | 'webhook' | 'channel' | 'workflow' | 'graphql' | 'schema' | 'overview' | 'fields';
  /** The API's file or address; absent for `fields`. */
  source?: string;
  /** Of an operation `GET /routes/{id}`, of a webhook `webhook moved`, of a channel `channel chat`, of a workflow `workflow book`, of a definition of GraphQL `query route` or `object Route`, of a schema its name, of an overview empty, of `fields` method and address. */
  key: string;
  /** Upper case; a workflow has none. */
  method?: string;
  isDeprecated: boolean;
}

/** A page file, read but not compiled: the stage between the disk and `createSite`. */
export interface Page {
  /** Its canonical address: with a leading slash, without a trailing slash, an extension or the base. `/` is the home page. */
  href: string;
  /** Its path from the content root, with forward slashes and the extension. */
  file: string;
  /** Its title: from frontmatter, else from its first heading or its file name. */
  title: string;
  /** Its title in the navigation, if different. */
  sidebarTitle?: string;
  /** The Octavo title that it has, since its author wrote none; a site translates it into the language of the page. */
  ownName?: SiteName;
  /** Its description, from frontmatter or the API. */
  description?: string;
  /** The fields of its frontmatter. */
  frontmatter: { [key: string]: Json };
  /** The headings of its text, in their order. */
  headings: PageHeading[];
  /** The links, images and imports of its text, in their order. */
  links: PageLink[];
  /** The files whose code its fences show, as written: `/snippets/a.ts#region`. Absent if there are none. */
  shownFiles?: string[];
  /** What a `#hash` can refer to besides headings: the ids, and the slugs of the titles, of its elements and components. Sorted. */
  anchors?: string[];
  /** The part of an API that the page shows, if it shows one. */
  api?: PageApi;
  /** True for a page without a file, which Octavo makes from an API: `file` is the API file. */
  isGenerated?: boolean;
  /** The name of the extension that adds the page. It has no file; `file` is the path that it would have. */
  extension?: string;
  /** The output of the frontmatter schemas of extensions. */
  data?: { [key: string]: Json };
}
