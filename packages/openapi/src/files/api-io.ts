import type { Json } from '@octavo/core';
import type { ParsedDocument } from './parse-document.ts';

/** What reading a source came to: its text, or in plain words why there is none. */
export type ReadResult =
  | { text: string }
  /** `isPending` is for an address that is being fetched: the site is loaded again when it has arrived. */
  | { problem: string; hint?: string; isPending?: boolean };

/**
 * How the loader reaches files and addresses: the only place where it meets the disk and the network.
 *
 * `source` is a path from the content root, clean and with forward slashes (`api/openapi.yaml`), or an absolute `http(s)` address. The
 * reader makes sure that a path does not leave the content root through a symbolic link.
 */
export interface ApiIo {
  read(source: string): ReadResult;
  /** Reads the text of a GraphQL schema; absent where none is expected. */
  readSdl?(text: string): SdlResult;
  /** Reads JSON or YAML; by default `parseDocument`. */
  parse?: ParseSpec;
}

/** Reads the text of a file of an API. */
export type ParseSpec = (text: string) => ParsedDocument;

/** What is wrong with a schema, and where (an offset from its start). */
export interface SdlProblem {
  message: string;
  hint?: string;
  offset?: number;
  /** Whether the text cannot be read because of it. */
  isSyntax: boolean;
}

/** A GraphQL schema as plain JSON; without a value where it cannot be read. */
export interface SdlResult {
  value?: Json;
  problems: SdlProblem[];
}
