import type { Json } from '@octavo/core';
import type { FileDetail } from './file-detail.ts';
import type { Schema } from './schema.ts';

/** A named example. */
export interface Example {
  name: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  /** What the value is as data. */
  value?: Json;
  /** What is sent, as text, where the file gives it in that form (`serializedValue` of 3.2). */
  serialized?: string;
  /** Where the value is kept, when it is not in the file. */
  externalValue?: string;
  /** True for one that was made from the schema. */
  isGenerated?: boolean;
  /** True for one that is too long for a page: lists and texts in it end early. */
  isShortened?: boolean;
}

/** How the parts of a body are written, by name and (3.2) by position. */
export interface PartEncodings {
  /** By property. */
  encoding?: Record<string, Encoding>;
  /** Of the first parts of a list. */
  prefixEncoding?: Encoding[];
  /** Of all other parts of a list. */
  itemEncoding?: Encoding;
}

/** How one part of a body is written (the Encoding Object); the encodings in it are those of a `multipart` within the part. */
export interface Encoding extends PartEncodings {
  contentType?: string;
  headers: Parameter[];
  /** As of a query's parameter. */
  style?: ParameterStyle;
  explode?: boolean;
  allowReserved?: boolean;
}

/** A body of one media type. */
export interface MediaType extends PartEncodings {
  /** `application/json`, or a range such as `image/*`. */
  type: string;
  schema?: Schema;
  /** The schema of one item of a stream (3.2): ndjson, server-sent events. */
  itemSchema?: Schema;
  examples: Example[];
  encoding: Record<string, Encoding>;
}

/** Where a parameter is sent. `querystring` is the whole query as one value (3.2). */
export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** How a value is written (the style table of OpenAPI 3.2; `cookie` is 3.2's own). */
export type ParameterStyle = 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

/**
 * A parameter with its defaults filled in: `style` and `explode` are always said. It stands here since a parameter's content is a media type,
 * and the headers of a media type's parts are parameters.
 */
export interface Parameter {
  name: string;
  in: ParameterLocation;
  /** Markdown. */
  description?: string;
  required: boolean;
  deprecated: boolean;
  allowEmptyValue: boolean;
  style: ParameterStyle;
  explode: boolean;
  allowReserved: boolean;
  schema?: Schema;
  /** Of a channel what else the file says of it. */
  details?: FileDetail[];
  /** Set instead of `schema` where the value is serialised by a media type. */
  content?: MediaType;
  examples: Example[];
}
