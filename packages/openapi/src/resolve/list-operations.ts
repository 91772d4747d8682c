import type { Json, JsonObject } from '@octavo/core';
import type { OperationSummary } from '../model/operation.ts';
import { METHODS } from '../model/method.ts';
import { findOwn, findText, isObject, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';

/** An operation of a document before it is resolved: its head, and where it and its path item are written. */
export interface OperationPlace {
  head: OperationSummary;
  /** The path item, and what it refers to: the first that has a field counts. */
  items: readonly Place[];
  place: Place;
}

/** An operation before its head is read. */
interface MethodPlace extends Omit<OperationPlace, 'head'> {
  method: string;
}

/** Lists the operations and webhooks of a document, in its order. Path items are followed into other files; nothing else is. */
export function listOperations(places: Places): OperationPlace[] {
  const root = places.open(places.root);
  const found: OperationPlace[] = [];
  const keys = new Set<string>();
  const add = (container: string, kind: OperationSummary['kind']): void => {
    const items = places.part(root, container);
    for (const path of Object.keys(toObject(items.value)).filter((key) => !key.startsWith('x-'))) {
      for (const one of listMethods(places, places.child(items, path))) {
        const head = readHead(one, { kind, path, keys });
        keys.add(head.key);
        found.push({ head, ...one });
      }
    }
  };
  add('paths', 'operation');
  add('webhooks', 'webhook');
  add('x-webhooks', 'webhook');
  return found;
}

/** The operations of a path item: methods by their own keys, then `additionalOperations` (3.2). Then those of what it refers to. */
export function listMethods(places: Places, at: Place): MethodPlace[] {
  const items = places.trace(at);
  const known: MethodPlace[] = [];
  for (const item of items) {
    const own = Object.keys(toObject(item.value))
      .filter((key) => METHODS.some((method) => method === key.toLowerCase()))
      .map((key) => ({ method: key.toUpperCase(), place: places.part(item, key) }));
    const additional = places.part(item, 'additionalOperations');
    const more = Object.keys(toObject(additional.value)).map((method) => ({ method, place: places.part(additional, method) }));
    const found = [...own, ...more].filter(({ method, place }) => isObject(place.value) && known.every((one) => one.method !== method));
    known.push(...found.map((one) => ({ ...one, items })));
  }
  return known;
}

/** Reads what the list of operations tells of one. */
export function readHead(
  { method, items, place }: MethodPlace,
  { kind, path, keys }: { kind: OperationSummary['kind']; path: string; keys: ReadonlySet<string> },
): OperationSummary {
  const value = toObject(place.value);
  const inherited = (field: string): Json | undefined => items.map((item) => findOwn(item.value, field)).find((one) => one !== undefined);
  const operationId = findText(value['operationId']);
  const summary = findText(value['summary']) ?? findText(inherited('summary'));
  const description = findText(value['description']) ?? findText(inherited('description'));
  const group = findText(value['x-group']);
  const { href, metadata, content } = readExtension(toObject(value['x-mint'] ?? inherited('x-mint')));
  return {
    key: createKey(kind === 'webhook' ? `webhook ${path}` : `${method} ${path}`, { method, keys }),
    kind,
    method,
    path,
    ...(operationId !== undefined && { operationId }),
    ...(summary !== undefined && { summary: summary.trim() }),
    ...((description ?? content) !== undefined && {
      description: [description, content].filter((text) => text !== undefined).join('\n\n'),
    }),
    tags: toList(value['tags']).flatMap((tag) => findText(tag) ?? []),
    deprecated: value['deprecated'] === true,
    isHidden: isOn(value['x-hidden']) || isOn(inherited('x-hidden')),
    isExcluded: isOn(value['x-excluded']) || isOn(inherited('x-excluded')),
    ...(group !== undefined && { group }),
    ...(href !== undefined && { href }),
    ...(metadata !== undefined && { metadata }),
  };
}

/** What the format's origin lets a file say of an operation's page: its address, its frontmatter, and more text. */
function readExtension(value: JsonObject): { href?: string; metadata?: JsonObject; content?: string } {
  const href = findText(value['href']);
  const content = findText(value['content']);
  const { metadata } = value;
  return {
    ...(href !== undefined && /^[^?#:\\]*$/.test(href) && { href: href.startsWith('/') ? href : `/${href}` }),
    ...(isObject(metadata) && { metadata }),
    ...(content !== undefined && { content }),
  };
}

/** Of a webhook with several methods, the first has its name alone. */
function createKey(key: string, { method, keys }: { method: string; keys: ReadonlySet<string> }): string {
  if (!keys.has(key)) return key;
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? `${key} ${method}` : `${key} ${method} ${number}`;
    if (!keys.has(next)) return next;
  }
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}
