/** The methods under which a path item of OpenAPI 3.0 and 3.1 may hold an operation, as written there: lower case. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** One of `METHODS`. */
export type Method = (typeof METHODS)[number];
