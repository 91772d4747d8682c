import type { ParameterLocation, ParameterStyle } from '../model/media-type.ts';

/** The styles that a value may have where it is sent (OpenAPI 3.2, Style Values); the first is the default. */
export const PARAMETER_STYLES = {
  path: ['simple', 'matrix', 'label'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: ['form'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
} as const satisfies Record<ParameterLocation, readonly ParameterStyle[]>;
