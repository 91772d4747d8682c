import type { Json } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';

/** What a document calls itself and its parts. All URIs are whole and have no fragment. */
export interface DocumentNames {
  /** The URI that references are relative to at a place of the document. */
  baseAt(pointer: string): string;
  /** The places of schemas that have a URI of their own, and of the document itself, as pointers. */
  resources: ReadonlyMap<string, string>;
  /** The places of plain names (`$anchor`, `$dynamicAnchor`), each within its resource: `https://a.example/b#name`. */
  anchors: ReadonlyMap<string, string>;
  /** The places of the names that `$dynamicRef` looks for (`$dynamicAnchor`), by the URI of their resource. */
  dynamics: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Fields whose members have names of the author's. */
const MAPS =
  /^(?:properties|patternProperties|dependentSchemas|\$defs|definitions|schemas|responses|paths|pathItems|webhooks|callbacks|headers|content|links|parameters|requestBodies|securitySchemes|encoding|variables|mapping)$/;

/** Fields that hold values, in which nothing is a name. */
const VALUES = /^(?:const|enum|default|examples?|dataValue|value|x-.*)$/;

/**
 * Finds what a document and its schemas call themselves (`$self` of OpenAPI 3.2; `$id`, `$anchor` and `$dynamicAnchor` of JSON Schema 2020-12,
 * section 8); `uri` is where the document was read. The first of a name counts.
 */
export function indexNames(root: Json, uri: string): DocumentNames {
  const base = (isObject(root) && resolveUri(root['$self'], uri)) || uri;
  const resources = new Map([[base, '']]);
  const anchors = new Map<string, string>();
  const dynamics = new Map<string, Map<string, string>>();
  const bases = new Map<string, string>([['', base]]);
  const waiting: { value: Json; pointer: string; base: string; isMap: boolean }[] = [{ value: root, pointer: '', base, isMap: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer, isMap } = next;
    if (typeof value !== 'object' || value === null) continue;
    let own = next.base;
    if (!isMap && isObject(value)) {
      const named = resolveUri(value['$id'], own);
      if (named !== undefined) {
        own = named;
        bases.set(pointer, own);
        if (!resources.has(own)) resources.set(own, pointer);
      }
      for (const name of [value['$anchor'], value['$dynamicAnchor']])
        if (typeof name === 'string' && !anchors.has(`${own}#${name}`)) anchors.set(`${own}#${name}`, pointer);
      const dynamic = value['$dynamicAnchor'];
      if (typeof dynamic === 'string') {
        const known = dynamics.get(own) ?? new Map<string, string>();
        dynamics.set(own, known);
        if (!known.has(dynamic)) known.set(dynamic, pointer);
      }
    }
    // From behind: the last that waits is the next.
    for (const [key, child] of Object.entries(value).toReversed()) {
      if (isMap || Array.isArray(value) || !VALUES.test(key))
        waiting.push({
          value: child,
          pointer: joinPointer(pointer, key),
          base: own,
          isMap: !isMap && !Array.isArray(value) && MAPS.test(key),
        });
    }
  }
  const baseAt = (pointer: string): string => {
    const found = bases.get(pointer);
    return found ?? (pointer === '' ? base : baseAt(pointer.slice(0, pointer.lastIndexOf('/'))));
  };
  return { baseAt, resources, anchors, dynamics };
}

/** Whether a text may call a part of itself anything: most do not, and need not be walked. */
export function mayHaveNames(text: string): boolean {
  return /\$(?:id|self|anchor|dynamicAnchor)\b/.test(text);
}

/** A reference as a URI without its fragment; undefined for what is none, and for a fragment alone. */
export function resolveUri(reference: Json | undefined, base: string): string | undefined {
  if (typeof reference !== 'string' || !URL.canParse(reference, base)) return undefined;
  const url = new URL(reference, base);
  if (reference.replace(/#.*$/s, '') === '') return undefined;
  url.hash = '';
  return url.href;
}
