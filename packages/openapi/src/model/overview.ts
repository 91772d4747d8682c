import type { Tag } from './api.ts';
import type { ExternalDocs } from './operation.ts';
import type { FileDetail } from './file-detail.ts';
import type { SecurityScheme } from './security.ts';
import type { Server } from './server.ts';

/** What an API's file says of the API as a whole. */
export interface ApiOverview {
  title: string;
  /** How the file is written. */
  format: 'OpenAPI' | 'AsyncAPI' | 'Arazzo' | 'GraphQL';
  /** Address of the API's file: canonical for one of the content, else where it was fetched from. */
  file: string;
  version?: string;
  /** Markdown. */
  description?: string;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; identifier?: string; url?: string };
  externalDocs?: ExternalDocs;
  servers: Server[];
  /** Every way to authorise that the file defines, used or not. */
  schemes: SecurityScheme[];
  /** Groups of operations of which the file says something. */
  tags: Tag[];
  /** Of an AsyncAPI file what else it says of the API. */
  details?: FileDetail[];
}
