import type { Parameter } from '../model/media-type.ts';
import type { SchemaTable } from '../model/schema.ts';
import { coerceValue } from './coerce-value.ts';
import { expandPairs, expandText, textOf, type Expansion, type Pair } from './expand-style.ts';
import { findJson, stringifyJson } from './json-text.ts';
import { isJsonType, mimeOf } from '../value/media-type-kind.ts';
import { encodeReserved, encodeText } from './percent-encode.ts';
import { isList, isRecord, type RequestValue } from './request-value.ts';
import { findTypes } from '../schema/find-in-schema.ts';
import { fieldText, serializeForm } from './serialize-form.ts';

/** What may not stand in a place even where reserved characters pass: it is not legal there, or ends the value. */
const REFUSED = { path: '/?#[]', query: '#[]', cookie: ';,' };

/** Writes a path parameter: what takes the place of `{name}`. */
export function serializePath(parameter: Parameter, value: RequestValue, schemas: SchemaTable): string {
  if (parameter.content) return encodeText(contentText(parameter, value, schemas));
  return expandText(parameter.name, shapeOf(parameter, value, schemas), expansionOf(parameter, REFUSED.path));
}

/** Writes a query parameter as pairs of encoded text; `name=` where `allowEmptyValue` stands for a value that would be left out. */
export function serializeQuery(parameter: Parameter, value: RequestValue, schemas: SchemaTable): Pair[] {
  if (parameter.content) return [[encodeText(parameter.name), encodeText(contentText(parameter, value, schemas))]];
  const pairs = expandPairs(parameter.name, shapeOf(parameter, value, schemas), expansionOf(parameter, REFUSED.query));
  return pairs.length === 0 && parameter.allowEmptyValue && parameter.style === 'form' ? [[encodeText(parameter.name), '']] : pairs;
}

/**
 * Writes the whole query of a `querystring` parameter (3.2): a form as the URL Standard writes it, `text/plain` with its reserved
 * characters, since the format is the text's own; everything else percent-encoded.
 */
export function serializeQuerystring(parameter: Parameter, value: RequestValue, schemas: SchemaTable): string {
  const mime = mimeOf(parameter.content?.type ?? '');
  const text = contentText(parameter, value, schemas);
  // A form has been encoded, unless it was typed as text.
  return mime === 'text/plain' || mime === 'application/x-www-form-urlencoded' ? encodeReserved(text, REFUSED.query) : encodeText(text);
}

/** Writes a header's value: never percent-encoded, never quoted. An empty list or object gives `undefined`: no header. */
export function serializeHeader(parameter: Parameter, value: RequestValue, schemas: SchemaTable): string | undefined {
  if (parameter.content) return contentText(parameter, value, schemas);
  const shape = shapeOf(parameter, value, schemas);
  const text = expandText(parameter.name, shape, { style: 'simple', explode: parameter.explode, encode: String, encodeName: String });
  return text === '' && (isList(shape) || isRecord(shape)) ? undefined : text;
}

/**
 * Writes a cookie parameter as pairs: `form` percent-encodes, `cookie` (3.2) passes all as it is. Several values become several cookies:
 * the `&` of `form` is never right in a `Cookie` header (3.2, appendix D).
 */
export function serializeCookie(parameter: Parameter, value: RequestValue, schemas: SchemaTable): Pair[] {
  if (parameter.content) return [[parameter.name, contentText(parameter, value, schemas)]];
  const expansion = expansionOf(parameter, REFUSED.cookie);
  const isRaw = parameter.style === 'cookie';
  return expandPairs(
    parameter.name,
    shapeOf(parameter, value, schemas),
    isRaw ? { ...expansion, encode: String, encodeName: String } : expansion,
  );
}

/** A parameter with `content`: its value in the media type. */
function contentText({ content }: Parameter, value: RequestValue, schemas: SchemaTable): string {
  if (content && isJsonType(content.type)) {
    const place = { schema: content.schema, schemas };
    const isText = typeof value === 'string' && !findTypes(place).includes('string') && findJson(value) !== undefined;
    return isText ? value : stringifyJson(coerceValue(value, place));
  }
  if (content === undefined) return textOf(value);
  if (mimeOf(content.type) === 'application/x-www-form-urlencoded') return serializeForm(content, value, schemas);
  return fieldText(value, { encoding: { contentType: content.type, headers: [] }, place: { schema: content.schema, schemas } });
}

/** The value in the shape that its style needs: text of a list or an object is read as JSON, other text of a list is its one item. */
function shapeOf({ schema }: Parameter, value: RequestValue, schemas: SchemaTable): RequestValue {
  if (typeof value !== 'string' || value === '') return value;
  const types = findTypes({ schema, schemas });
  const isCompound = types.includes('array') || types.includes('object');
  if (!isCompound || types.includes('string')) return value;
  const data = findJson(value);
  if (isList(data) || isRecord(data)) return data;
  return types.includes('array') && !types.some((type) => ['number', 'integer', 'boolean'].includes(type)) ? [value] : value;
}

function expansionOf({ style, explode, allowReserved }: Parameter, refused: string): Expansion {
  const encode = allowReserved ? (text: string): string => encodeReserved(text, refused) : encodeText;
  return { style, explode, encode, encodeName: encodeText };
}
