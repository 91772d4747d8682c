import type { JsonObject } from '@octavo/core';
import type { Parameter, ParameterLocation } from '../../model/media-type.ts';

/** The style of 3.x that a `collectionFormat` of 2.0 means; `tsv` has none and is written with spaces. */
export function findSwaggerStyle(value: JsonObject, location: ParameterLocation): Pick<Parameter, 'style' | 'explode'> {
  const { collectionFormat } = value;
  if (location === 'path' || location === 'header') return { style: 'simple', explode: false };
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  if (collectionFormat === 'ssv' || collectionFormat === 'tsv') return { style: 'spaceDelimited', explode: false };
  if (collectionFormat === 'pipes') return { style: 'pipeDelimited', explode: false };
  return { style: 'form', explode: value['type'] !== 'array' };
}
