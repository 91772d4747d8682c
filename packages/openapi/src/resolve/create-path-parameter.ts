import type { Parameter } from '../model/media-type.ts';

/** Makes a parameter of a path of which a file says nothing: a text, as without it there is no request. */
export function createPathParameter(name: string): Parameter {
  return {
    name,
    in: 'path',
    required: true,
    deprecated: false,
    allowEmptyValue: false,
    style: 'simple',
    explode: false,
    allowReserved: false,
    schema: { type: 'string' },
    examples: [],
  };
}
