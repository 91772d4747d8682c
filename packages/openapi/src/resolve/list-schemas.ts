import { listEncodings } from '../model/list-encodings.ts';
import type { MediaType, Parameter, PartEncodings } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';
import type { Schema } from '../model/schema.ts';

/** Lists the schemas that stand in an operation itself, those of its request first. */
export function listSchemas({ parameters, requestBody, responses }: Operation): Schema[] {
  return [
    ...parameters.flatMap(ofParameter),
    ...(requestBody?.content.flatMap(ofMediaType) ?? []),
    ...responses.flatMap(({ headers, content }) => [...content.flatMap(ofMediaType), ...headers.flatMap(ofParameter)]),
  ];
}

function ofParameter({ schema, content }: Parameter): Schema[] {
  return [...(schema === undefined ? [] : [schema]), ...(content === undefined ? [] : ofMediaType(content))];
}

function ofMediaType({ schema, itemSchema, ...media }: MediaType): Schema[] {
  return [...(schema === undefined ? [] : [schema]), ...(itemSchema === undefined ? [] : [itemSchema]), ...ofEncodings(media)];
}

function ofEncodings(media: PartEncodings): Schema[] {
  return listEncodings(media).flatMap(([, { headers, ...inner }]) => [...headers.flatMap(ofParameter), ...ofEncodings(inner)]);
}
