import type { Parameter } from '../../../model/media-type.ts';
import type { Operation } from '../../../model/operation.ts';
import { findMediaType } from '../../../request/create-body.ts';
import type { NamedValues, RequestValues } from '../../../request/request-value.ts';
import { createFixed, fitValue } from '../form/fit-value.ts';

/**
 * The values that the form shows and sends: without what the API file no longer has a field for, and with each required value that can
 * only be one.
 */
export function fitValues(values: RequestValues, { parameters, requestBody, schemas }: Operation): RequestValues {
  const named = (place: 'path' | 'query' | 'header' | 'cookie'): { [name in Parameter['in']]?: NamedValues } => {
    const fixed = parameters.flatMap(({ in: own, name, required, schema, content }) => {
      const value = own === place && required ? createFixed(schema ?? content?.schema, schemas) : undefined;
      return value === undefined ? [] : [[name, value]];
    });
    return fixed.length === 0 ? {} : { [place]: { ...Object.fromEntries(fixed), ...dropMissing(values[place]) } };
  };
  const { body, rawBody } = values;
  const media = findMediaType(requestBody?.content ?? [], values.contentType);
  const isFixed = body === undefined && rawBody === undefined && requestBody?.required === true;
  const fitted = isFixed ? createFixed(media?.schema, schemas) : fitValue(body, media?.schema, schemas);
  return { ...values, ...named('path'), ...named('query'), ...named('header'), ...named('cookie'), body: fitted };
}

function dropMissing(values: NamedValues = {}): NamedValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
