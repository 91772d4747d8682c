import type { FileDetail } from './file-detail.ts';

/** A variable of a server's address. */
export interface ServerVariable {
  name: string;
  default: string;
  enum?: string[];
  examples?: string[];
  /** Markdown. */
  description?: string;
}

/** An address that an operation can be sent to. */
export interface Server {
  /** With its `{variables}` as written; absolute, or relative to the file's own address where that is unknown. */
  url: string;
  name?: string;
  /** Markdown. */
  description?: string;
  variables: ServerVariable[];
  /** Of a channel what else the file says of it. */
  details?: FileDetail[];
  /** Of a channel: the indices of those alternatives of its `security` that this server takes, where it does not take all. */
  takes?: number[];
}
