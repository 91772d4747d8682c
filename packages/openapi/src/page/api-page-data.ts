import type { AuthField } from '../request/apply-api-config.ts';
import type { ApiOverview } from '../model/overview.ts';
import type { Operation } from '../model/operation.ts';
import type { Extent } from '../request/create-values.ts';
import type { RequestValues } from '../request/request-value.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import type { Workflow, WorkflowName } from '../model/workflow.ts';
import type { ShownChanges } from './shown-changes.ts';

/** Which nested fields are open at first (`api.paramFields.expanded`). */
export type Expanded = 'all' | 'topLevel' | 'topLevelOneOfs' | 'none';

/** What every page made from an API file shows: plain JSON. Texts that are Markdown in the model are sanitised HTML here. */
interface PageBase {
  /** The API: its file or address, and its title. Credentials and history are kept by it. */
  api: { source: string; title: string };
  /** Addresses (base added) of JSON files, each a `SchemaTable`, by the references that they hold: schemas too deep for the page. */
  chunks: Record<string, string>;
  expanded: Expanded;
  /** Levels of closed fields that are in the HTML; absent for `WRITTEN_DEPTH`. */
  writtenDepth?: number;
  /** Set where fields stand as the file has them; else required ones come first. */
  order?: 'file';
  /** Keywords of schemas whose values stand as labels after the names of fields (`api.params.post`). */
  labels?: string[];
}

/** A page of one operation or webhook. */
export interface OperationPageData extends PageBase {
  kind: 'operation';
  /** With `api.baseUrl` and `api.auth` applied. Its examples are whole: given ones, else generated ones. */
  operation: Operation;
  /** True when the page's own text describes parameters and bodies: they are not listed again. */
  isDescribed?: boolean;
  /** Examples that the page's own text brings: they take the place of those made from the file. */
  ownExamples?: ('request' | 'response' | 'panel')[];
  /** What the newest version of the API changed in it. */
  changes?: ShownChanges;
  /** How the field for the credentials of `api.auth` looks. */
  authField?: AuthField;
  /** `simple` names method and path alone, `hide` not even these. */
  playground: 'show' | 'simple' | 'hide';
  /** The languages of the samples, in order; empty for the usual ones. */
  languages: string[];
  /** What samples hold beside what is required. */
  extent: Extent;
  /** True where only the samples of the file, and those of the page, are shown. */
  hasGivenSamplesOnly?: true;
  /** What the form begins with (`api.examples.prefill`). */
  given?: RequestValues;
  /** Set where the reader's cookies go with a request. */
  credentials?: 'include';
  /** The operation's own page, where it is shown on another one: a canonical address. */
  href?: string;
  /** Address of the proxy that sends for the page: the dev server's, or that of a built site. */
  proxy?: string;
  /** Of a GraphQL schema the addresses (canonical) of the pages of what it names, by name or coordinate. */
  hrefs?: Record<string, string>;
}

/** A page of one schema. */
export interface SchemaPageData extends PageBase {
  kind: 'schema';
  name: string;
  schema: Schema;
  schemas: SchemaTable;
}

/** A page of an API as a whole. */
export interface OverviewPageData extends PageBase {
  kind: 'overview';
  overview: ApiOverview;
  /** What a reader can choose for all operations at once; absent where no form is shown, and where there is nothing to choose. */
  access?: ApiAccess;
}

/** The servers and the ways to authorise of an API as a whole, with `api.baseUrl` and `api.auth` applied. */
export interface ApiAccess {
  servers: Operation['servers'];
  /** One alternative that holds every scheme. */
  security: Operation['security'];
  authField?: AuthField;
}

/** An operation that a workflow calls: what its request is made from, and no more. */
export type WorkflowOperation = Pick<OperationPageData, 'api' | 'operation' | 'credentials' | 'proxy'>;

/** A page of one workflow. */
export interface WorkflowPageData extends PageBase {
  kind: 'workflow';
  name: WorkflowName;
  /** This one and those that it leads to. Texts of this one are HTML, those of the others are left out. */
  workflows: Record<WorkflowName, Workflow>;
  /** What the schemas of inputs refer to, by the file of their workflows. */
  schemas: Record<string, SchemaTable>;
  /** Addresses (canonical) of the pages of operations and workflows that have one, see `toTargetName`. */
  hrefs: Record<string, string>;
  /** What a run needs of the operations, by the same names; absent where pages have no playground. */
  operations?: Record<string, WorkflowOperation>;
  /** The APIs that are called and where a reader can choose a server or authorise. */
  apis: (OverviewPageData & { access: ApiAccess })[];
}

/** The name of an operation or a workflow among all files. */
export function toTargetName(source: string, key: string): string {
  return `${source} ${key}`;
}

/** What a page made from an API file shows. */
export type ApiPageData = OperationPageData | SchemaPageData | OverviewPageData | WorkflowPageData;
