/** What a reader gives for one parameter or field: text as typed, or data. Whole numbers too big for a `number` are `bigint`. */
export type RequestValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Blob
  | readonly RequestValue[]
  | { readonly [name: string]: RequestValue };

/** Values of several parameters by name; a name that is absent or `undefined` is not sent. */
export interface NamedValues {
  readonly [name: string]: RequestValue;
}

/** Everything that a reader gave for one request. Plain data, except for files. */
export interface RequestValues {
  path?: NamedValues | undefined;
  query?: NamedValues | undefined;
  header?: NamedValues | undefined;
  cookie?: NamedValues | undefined;
  /** The value of the parameter with `in: querystring` (3.2): the whole query. */
  querystring?: RequestValue;
  /** The body as data: it is coerced by the schema and written in the media type. */
  body?: RequestValue;
  /** Headers of the parts of a `multipart` body, by property. */
  partHeaders?: { readonly [property: string]: NamedValues } | undefined;
  /** The body as typed in an editor: sent as it is, instead of `body`. */
  rawBody?: string | undefined;
  /** Which of the body's media types; a type within a range such as `image/*` will do. The first one by default. */
  contentType?: string | undefined;
  /** The `Accept` header; none by default. */
  accept?: string | undefined;
  /** Spaces that JSON bodies are indented by; 0 by default. */
  indent?: number | undefined;
}

/** Whether a value is a file, or bytes without a name. */
export function isBlob(value: RequestValue): value is Blob {
  return typeof Blob === 'function' && value instanceof Blob;
}

/** Whether a value is an object of named values. */
export function isRecord(value: RequestValue): value is NamedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isBlob(value);
}

/** Whether a value is a list. */
export function isList(value: RequestValue): value is readonly RequestValue[] {
  return Array.isArray(value);
}
