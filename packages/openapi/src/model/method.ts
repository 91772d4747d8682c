/** The methods that a path item names by a key of its own (OpenAPI 3.2 added `query`), as written there: lower case. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** One of `METHODS`. */
export type Method = (typeof METHODS)[number];
