import type { Example, MediaType } from './media-type.ts';
import type { Schema } from './schema.ts';

/** Where a parameter is sent. `querystring` is the whole query as one value (3.2). */
export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** How a value is written (the style table of OpenAPI 3.2; `cookie` is 3.2's own). */
export type ParameterStyle = 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

/** A parameter with its defaults filled in: `style` and `explode` are always said. */
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
  /** Set instead of `schema` where the value is serialised by a media type. */
  content?: MediaType;
  examples: Example[];
}
