import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';
import type { JsonObject } from '@octavo/core';
import { findOwn, findText, isObject, toObject } from '../value/json-value.ts';
import { typesOf } from './describe-type.ts';
import { refName } from './ref-name.ts';

/** One rule that a value must follow, in words. */
export interface Constraint {
  /** `pattern`, `encoding`. */
  name: string;
  /** The name in a language. */
  say: (say: Say) => string;
  /** As written: a regular expression, a list of names. To be shown as code. */
  value: string;
}

/** Lists the rules of a flat schema that its type, its limits, its fields and its values do not tell, in a fixed order. */
export function listConstraints(schema: JsonObject): Constraint[] {
  return [
    one('format', isInType(schema) ? undefined : schema['format']),
    one('content', schema['contentMediaType']),
    one('encoding', schema['contentEncoding']),
    one('pattern', schema['pattern']),
    one('contains at least', schema['minContains']),
    one('contains at most', schema['maxContains']),
    one('requires', listUndescribed(schema)),
    ...Object.entries(toObject(schema['dependentRequired'])).map(([name, needed]) => one('required with {name}', needed, { name })),
    one('discriminator', describeDiscriminator(schema['discriminator'])),
    one('XML', describeXml(toObject(schema['xml']))),
  ].filter((constraint) => constraint !== undefined);
}

/** The format of a text or a number stands in its type: `string<uuid>`. */
function isInType(schema: JsonObject): boolean {
  return typesOf(schema).some((type) => type === 'string' || type === 'number' || type === 'integer');
}

/** What a value must have and no row of the schema tells of: often all that a rule or an alternative says. */
function listUndescribed({ required, properties }: JsonObject): unknown[] {
  const described = toObject(properties);
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string' && !Object.hasOwn(described, name)) : [];
}

/** `kind`, or `kind (cat: Cat, dog: Dog)`. */
function describeDiscriminator(value: unknown): string | undefined {
  const property = isObject(value) ? findText(value['propertyName']) : undefined;
  if (property === undefined || !isObject(value)) return undefined;
  const targets = Object.entries(toObject(value['mapping'])).flatMap(([name, target]) =>
    typeof target === 'string' ? `${name}: ${refName(target)}` : [],
  );
  return targets.length === 0 ? property : `${property} (${targets.slice(0, MOST_NAMES).join(', ')})`;
}

/** How the value is written in XML: `<m:route>`, `@id`, `wrapped`. */
function describeXml(xml: JsonObject): string | undefined {
  const [name, prefix, namespace] = [findText(xml['name']), findText(xml['prefix']), findText(xml['namespace'])];
  const whole = name === undefined ? undefined : `${prefix === undefined ? '' : `${prefix}:`}${name}`;
  const isAttribute = xml['attribute'] === true || findOwn(xml, 'nodeType') === 'attribute';
  const written = [
    ...(whole === undefined ? [] : [isAttribute ? `@${whole}` : `<${whole}>`]),
    ...(whole === undefined && isAttribute ? ['attribute'] : []),
    ...(xml['wrapped'] === true ? ['wrapped'] : []),
    ...(namespace === undefined ? [] : [namespace]),
  ];
  return written.length === 0 ? undefined : written.join(' ');
}

/** Names that a rule lists; more are not read. */
const MOST_NAMES = 100;

function one(text: Parameters<Say>[0], value: unknown, values?: Parameters<Say>[1]): Constraint | undefined {
  const say = (inLanguage: Say): string => inLanguage(text, values);
  const name = say(sayEnglish);
  if (Array.isArray(value)) {
    const more = value.length > MOST_NAMES ? `, … (${MOST_NAMES} / ${value.length})` : '';
    return value.length === 0 ? undefined : { name, say, value: value.slice(0, MOST_NAMES).join(', ') + more };
  }
  return typeof value === 'string' || typeof value === 'number' ? { name, say, value: String(value) } : undefined;
}
