import type { ExternalDocs, OperationSummary } from './operation.ts';

/** A tag: a group of operations. */
export interface Tag {
  name: string;
  /** What is shown (`x-group`, `x-displayName`, `summary` of 3.2), else the name. */
  title: string;
  /** Markdown. */
  description?: string;
  externalDocs?: ExternalDocs;
  /** The tag that it stands under (3.2). */
  parent?: string;
  /** What it is for (3.2): one that is not `nav` makes no group of navigation. */
  kind?: string;
}

/** A group of tags (`x-tagGroups`). */
export interface TagGroup {
  name: string;
  tags: string[];
}

/** An OpenAPI file as the site knows it from the start: its operations by their heads. Plain JSON. */
export interface Api {
  /** The file's path from the content root, or its address. */
  source: string;
  title: string;
  /** `info.version`. */
  version?: string;
  /** Markdown. */
  description?: string;
  /** Set where the file says something of the API as a whole that only an overview shows. */
  hasOverview?: true;
  tags: Tag[];
  /** Empty where the file groups none. */
  tagGroups: TagGroup[];
  /** In the file's order: operations, then webhooks. */
  operations: OperationSummary[];
  /** Names of `components.schemas`, in the file's order. */
  schemas: string[];
}
