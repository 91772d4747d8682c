import type { Schema, SchemaTable } from '../model/schema.ts';
import { textOf } from './expand-style.ts';
import { isList, isRecord, type RequestValue } from './request-value.ts';
import { isObject, toObject } from '../value/json-value.ts';
import { findItem, findKeyword, findProperty, findTypes, type TabledSchema } from '../schema/find-in-schema.ts';

/**
 * Writes a value as XML by the `xml` keywords of its schema (the XML Object): `name`, `prefix`, `namespace`, `attribute` and `wrapped`, and
 * `nodeType` of 3.2. `null` is an empty element with `xsi:nil`, and no attribute. A root that nothing names is `root`; a name that XML
 * does not allow has the offending characters replaced by `_`.
 */
export function serializeXml(value: RequestValue, schema: Schema | undefined, schemas: SchemaTable): string {
  const place = { schema, schemas };
  const node = describeNode(place, componentName(schema) ?? 'root');
  const type = isList(value) && node.type === 'none' ? 'element' : node.type;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderNode(value, place, { ...node, type: type === 'none' ? 'element' : type })}`;
}

interface XmlNode {
  type: string;
  name: string;
  /** `xmlns:p="..."`, with a space before it. */
  declaration: string;
}

interface Content {
  attributes: string;
  inner: string;
}

/** `nodeType` by its defaults: lists and bare references have no node, `attribute` and `wrapped` are the older spellings. */
function describeNode(place: TabledSchema, inferred: string): XmlNode {
  const xml = toObject(findKeyword(place, 'xml'));
  const isArray = findTypes(place).includes('array');
  const older = xml.attribute === true ? 'attribute' : isArray && xml.wrapped !== true ? 'none' : 'element';
  const prefix = typeof xml.prefix === 'string' && xml.prefix !== '' ? cleanName(xml.prefix) : '';
  const namespace = typeof xml.namespace === 'string' ? ` xmlns${prefix && `:${prefix}`}="${escapeXml(xml.namespace)}"` : '';
  const name = cleanName(typeof xml.name === 'string' ? xml.name : inferred);
  return {
    type: typeof xml.nodeType === 'string' ? xml.nodeType : older,
    name: prefix ? `${prefix}:${name}` : name,
    declaration: namespace,
  };
}

function renderNode(value: RequestValue, place: TabledSchema, node: XmlNode): string {
  if (node.type === 'text') return escapeXml(textOf(value));
  if (node.type === 'cdata') return `<![CDATA[${clean(textOf(value)).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  if (node.type === 'none') return renderContent(value, place, node.name).inner;
  if (value === null) return `<${node.name}${node.declaration} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>`;
  const { attributes, inner } = renderContent(value, place, node.name);
  return `<${node.name}${node.declaration}${attributes}>${inner}</${node.name}>`;
}

function renderContent(value: RequestValue, place: TabledSchema, name: string): Content {
  if (isList(value)) {
    const items = value.map((item, index) => renderItem(item, index, { place, name: componentName(findItem(place, index)) ?? name }));
    return { attributes: '', inner: items.join('') };
  }
  if (!isRecord(value)) return { attributes: '', inner: escapeXml(textOf(value)) };
  let attributes = '';
  let inner = '';
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    const property = { ...place, schema: findProperty(place, key) };
    const node = describeNode(property, key);
    if (node.type !== 'attribute') inner += isList(member) ? renderList(member, property, key) : renderNode(member, property, node);
    else if (member !== null) attributes += `${node.declaration} ${node.name}="${escapeXml(textOf(member))}"`;
  }
  return { attributes, inner };
}

/** A list under a property: its items are named after the property, or after the element around them. */
function renderList(value: readonly RequestValue[], place: TabledSchema, key: string): string {
  const node = describeNode(place, key);
  const items = value.map((item, index) => renderItem(item, index, { place, name: node.type === 'none' ? key : node.name })).join('');
  return node.type === 'none' || node.type === 'attribute' ? items : `<${node.name}${node.declaration}>${items}</${node.name}>`;
}

function renderItem(item: RequestValue, index: number, { place, name }: { place: TabledSchema; name: string }): string {
  const schema = findItem(place, index);
  const node = describeNode({ ...place, schema }, name);
  return renderNode(item, { ...place, schema }, isList(item) || node.type !== 'none' ? node : { ...node, type: 'element' });
}

/** `#/components/schemas/Route` -> `Route`. */
function componentName(schema: Schema | undefined): string | undefined {
  const ref = isObject(schema) ? schema.$ref : undefined;
  return typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : undefined;
}

function cleanName(name: string): string {
  const cleaned = name.replace(/[^\p{L}\p{N}._:-]/gu, '_');
  return /^[\p{L}_]/u.test(cleaned) ? cleaned : `_${cleaned}`;
}

function escapeXml(text: string): string {
  return clean(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Without the characters that no XML document may hold. */
function clean(text: string): string {
  return text.replace(/(?![\t\n\r\u0085])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '\uFFFD');
}
