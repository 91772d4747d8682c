/** The methods under which a path item of an OpenAPI file may name an operation, in the order in which its pages are listed. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

/** One of `METHODS`, as written in an OpenAPI file: lower case. */
export type Method = (typeof METHODS)[number];
