/** What a reader should know about a request; `name` is the parameter, header, variable or scheme that it is about. */
export interface RequestNote {
  code:
    | 'missing-parameter'
    | 'missing-body'
    | 'missing-credential'
    | 'ignored-parameter'
    | 'forbidden-header'
    | 'forbidden-method'
    | 'invalid-header'
    | 'conflicting-header'
    | 'dot-segment'
    | 'unknown-variable'
    | 'variable-not-allowed'
    | 'invalid-server'
    | 'server-credentials'
    | 'unsupported-scheme'
    | 'unsupported-body'
    | 'body-without-effect';
  name: string;
}

/** One part of a `multipart` body: text, or a file by its name. */
export interface RequestPart {
  /** Absent in kinds of multipart other than `form-data` when the body is a list. */
  name?: string;
  /** In their order, without `Content-Disposition`. */
  headers: Record<string, string>;
  text?: string;
  fileName?: string;
}

/** What a body is, as plain data: for the samples. */
export type RequestContent =
  | { kind: 'text'; text: string }
  | { kind: 'file'; fileName: string }
  | { kind: 'multipart'; boundary: string; parts: RequestPart[] };

/** A request that can be sent, and shown as code. All but `body` is plain data. */
export interface HttpRequest {
  /** Upper case. */
  method: string;
  /** Percent-encoded; absolute where the server's address is known. A path parameter without a value stays as `{name}`. */
  url: string;
  /** Text, not bytes: `createFetchInit` writes what is not ASCII as UTF-8, as every sample does. */
  headers: Record<string, string>;
  /** What `fetch` takes. */
  body?: string | Blob;
  /** The same body as data. */
  content?: RequestContent;
  notes: RequestNote[];
}
