import type { Json } from '@octavo/core';

/** What a file says of a thing beside what a page has a place for: the binding of a protocol, a correlation id. */
export interface FileDetail {
  /** As the file calls it: `kafka`, `correlationId`. */
  name: string;
  facts: DetailFact[];
}

/** One value of a detail, or what describes it. */
export interface DetailFact {
  /** The way to it: `topicConfiguration.retention.ms`; empty for the detail itself. */
  name: string;
  /** Markdown. */
  description?: string;
  /** A schema that is none of JSON is whole. */
  value?: Json;
}
