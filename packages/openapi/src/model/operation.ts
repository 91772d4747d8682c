import type { JsonObject } from '@octavo/core';
import type { GraphqlPart } from './graphql.ts';
import type { MediaType, Parameter } from './media-type.ts';
import type { SchemaTable } from './schema.ts';
import type { Security } from './security.ts';
import type { FileDetail } from './file-detail.ts';
import type { Server } from './server.ts';

/** A link to more. */
export interface ExternalDocs {
  url: string;
  /** Markdown. */
  description?: string;
}

/** What a request carries. */
export interface RequestBody {
  /** Markdown. */
  description?: string;
  required: boolean;
  /** JSON first, else in the file's order; never empty. */
  content: MediaType[];
}

/** What can be done with a response's values (the Link Object). */
export interface ResponseLink {
  name: string;
  /** Markdown. */
  description?: string;
  /** The key of the operation that it leads to, where it is one of this API. */
  operation?: string;
  parameters: JsonObject;
  /** What else the file says of it: what is sent, and where to. */
  details?: FileDetail[];
}

/** One answer. */
export interface Response {
  /** `200`, `4XX` or `default`; of a message its name. */
  status: string;
  /** Of a message: whether the API sends or receives it, where the file says. */
  action?: 'send' | 'receive';
  /** Of a message that answers another one. */
  isReply?: boolean;
  /** Of a message that goes over HTTP: by which method, where the file says. */
  method?: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  /** Each with `in: 'header'`. */
  headers: Parameter[];
  content: MediaType[];
  links: ResponseLink[];
  /** Of a message what else the file says of it. */
  details?: FileDetail[];
}

/** How a page can take part in a channel over one of its servers: a WebSocket, or HTTP. */
export interface ChannelOpening {
  /** The address of the server as written. */
  url: string;
  /** Whether the API sends messages there that a page can listen to. */
  listens: boolean;
  /** Whether it receives messages there. */
  sends: boolean;
}

/** What the file says of one operation on a channel: of sending its messages, or of receiving them. */
export interface ChannelAction {
  action: 'send' | 'receive';
  name: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  details: FileDetail[];
}

/** A sample that the file brings itself (`x-codeSamples`, `x-code-samples`). */
export interface GivenSample {
  /** As written: `curl`, `JavaScript`. */
  language: string;
  label?: string;
  source: string;
}

/** `channel` is one of an AsyncAPI file: its messages are `responses`, its protocol is the `method`. `workflow` is one of an Arazzo file: it has a page, but is no request. `graphql` is a definition of a GraphQL schema. */
export type OperationKind = 'operation' | 'webhook' | 'channel' | 'workflow' | 'graphql';

/** What the list of operations tells of one, read at start without resolving anything. */
export interface OperationSummary {
  /** Unique within the API: `GET /routes/{id}`, `webhook delivery.failed`, `channel chat`, `workflow book`, `query route` or `object Route`. */
  key: string;
  kind: OperationKind;
  /** Upper case; of a channel its protocol, of a workflow empty. */
  method: string;
  /** With its `{parameters}` as written; the name of a webhook, the address of a channel, the id of a workflow; of a definition of GraphQL empty, since all go to one address. */
  path: string;
  operationId?: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  tags: string[];
  deprecated: boolean;
  /** `x-hidden`: it has a page that navigation does not show. */
  isHidden: boolean;
  /** `x-excluded`: it has no page. */
  isExcluded: boolean;
  /** `x-group`: the group of navigation instead of the first tag. */
  group?: string;
  /** `x-mint.href`: the address of its page. */
  href?: string;
  /** `x-mint.metadata`: what its page would say in frontmatter. */
  metadata?: JsonObject;
}

/** One operation, whole: every reference but those to schemas is followed. Plain JSON. */
export interface Operation extends OperationSummary {
  /** The titles of its tags that are badges (3.2). */
  badges?: string[];
  externalDocs?: ExternalDocs;
  /** The day after which it is gone (`x-sunset`), as written: `2027-01-31`. */
  sunset?: string;
  /** Its own, else the path's, else the document's; never empty where any is known. */
  servers: Server[];
  security: Security;
  /** The path's and its own, its own winning. */
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  callbacks: { name: string; expression: string; operation: Operation }[];
  /** Of a channel: those of its `servers` over which a page can take part in it; never empty. */
  opens?: ChannelOpening[];
  /** Of a channel: its operations of which the file says something. */
  actions?: ChannelAction[];
  /** Of a channel what else the file says of it. */
  details?: FileDetail[];
  samples: GivenSample[];
  /** The schemas that are referred to, as deep as they were asked for. */
  schemas: SchemaTable;
  /** Of a GraphQL schema what the page shows. */
  graphql?: GraphqlPart;
}

/** Whether a reader can send it: an operation, a query or a mutation. */
export function isRequest({ kind, graphql }: Pick<Operation, 'kind' | 'graphql'>): boolean {
  return kind === 'operation' || graphql?.kind === 'query' || graphql?.kind === 'mutation';
}
