import type { FileDetail } from '../model/file-detail.ts';
import { listEncodings } from '../model/list-encodings.ts';
import type { Parameter, PartEncodings } from '../model/media-type.ts';

/** Lists how the value of a parameter is written where that is not usual at its place, and what else the file says of it. */
export function listParameterDetails({ in: place, style, details = [], ...parameter }: Parameter): FileDetail[] {
  const usual = place === 'path' || place === 'header' ? 'simple' : 'form';
  const isExploded = style === 'form' || style === 'cookie';
  return [
    ...listSet({
      style: style === usual ? undefined : style,
      explode: parameter.explode === isExploded ? undefined : parameter.explode,
      allowReserved: parameter.allowReserved || undefined,
      allowEmptyValue: parameter.allowEmptyValue || undefined,
    }).map(({ name, value }) => ({ name, facts: [{ name: '', value }] })),
    ...details,
  ];
}

/** A part of a body of which the file says how it is written. */
export interface EncodedPart {
  /** As the file leads to it: `encoding.file`, `prefixEncoding.1`. */
  name: string;
  details: FileDetail[];
  headers: Parameter[];
}

/** Lists the parts of a body, and the parts in them, of which the file says how they are written. */
export function listEncodedParts(media: PartEncodings, way = ''): EncodedPart[] {
  return listEncodings(media).flatMap(([last, { headers, contentType, style, explode, allowReserved, ...inner }]) => {
    const name = way + last;
    const facts = listSet({ contentType, style, explode, allowReserved });
    const own = { name, details: facts.length === 0 ? [] : [{ name, facts }], headers };
    return [...(facts.length + headers.length === 0 ? [] : [own]), ...listEncodedParts(inner, `${name}.`)];
  });
}

function listSet(values: Record<string, string | boolean | undefined>): { name: string; value: string | boolean }[] {
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
