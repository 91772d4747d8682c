import type { Json, JsonObject } from '@octavo/core';

/** A request that was sent, and its answer. */
export interface StepExchange {
  url: string;
  method: string;
  request: { header: JsonObject; query: JsonObject; path: JsonObject; body?: Json };
  /** Absent before it has come. Names of headers are lower case. */
  response?: { status: number; header: JsonObject; body?: Json };
}

/** What expressions are evaluated in. */
export interface ValueScope {
  inputs: JsonObject;
  /** Of the workflow that a step has run; of a workflow its own. */
  outputs: JsonObject;
  /** Outputs of steps by their ids. */
  steps: ReadonlyMap<string, JsonObject>;
  /** Other workflows that were completed, by their ids. */
  workflows: ReadonlyMap<string, { inputs: JsonObject; outputs: JsonObject }>;
  /** Fields of source descriptions by their names. */
  sources: Readonly<Record<string, JsonObject>>;
  exchange?: StepExchange | undefined;
  /** What selects in data by JSONPath; it is large, and few workflows ask for it. */
  selectJson?: SelectJson | undefined;
  /** What selects in XML, where there is something that can. */
  selectXml?: SelectXml | undefined;
}

/** Finds the values that a JSONPath expression selects. */
export type SelectJson = (value: Json, expression: string) => { values: Json[] } | { problem: string };

/** Evaluates an XPath expression: a boolean, a number, a text, or the texts of nodes. */
export type SelectXml = (xml: string, expression: string) => { value: boolean | number | string | string[] } | { problem: string };
