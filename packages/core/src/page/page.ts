import type { Json } from '../json.ts';
import type { SiteName } from '../language/site-names.ts';

/** A heading of a page's Markdown, before MDX is compiled: what the link checker and the search need. */
export interface PageHeading {
  /** 1 to 6. */
  depth: number;
  text: string;
  /** GitHub's slug, unique within the page. */
  id: string;
  /** Counts from 1. */
  line: number;
}

/** An address that a page's text names, as written. */
export interface PageLink {
  kind: 'link' | 'image' | 'import';
  url: string;
  line: number;
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
  /** Canonical address: leading slash, no trailing slash, no extension, no base; `/` is the home. */
  href: string;
  /** Path from the content root, forward slashes, with extension. */
  file: string;
  title: string;
  /** Title in the navigation, if different. */
  sidebarTitle?: string;
  /** What the author has not written of these titles: in a site it is said in the language of the page. */
  ownName?: SiteName;
  description?: string;
  frontmatter: { [key: string]: Json };
  headings: PageHeading[];
  links: PageLink[];
  /** The files whose code its fences show, as written: `/snippets/a.ts#region`. Absent where there are none. */
  shownFiles?: string[];
  /** What a `#hash` may name beside headings: the ids and the slugs of the titles of the page's elements and components, sorted. */
  anchors?: string[];
  /** Set where the page shows a part of an API. */
  api?: PageApi;
  /** True for a page that no file of the author's holds: `file` is the API's. */
  isGenerated?: boolean;
  /** The name of the extension that gives the page: no file holds it, and `file` is what the file would be. */
  extension?: string;
  /** What the schemas of extensions make of the frontmatter. */
  data?: { [key: string]: Json };
}
