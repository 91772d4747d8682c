import type { Json } from '@octavo/core';
import type { Example } from '../model/media-type.ts';
import { listEntryNames } from '../value/entry-names.ts';
import { findText, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { ResolveScope } from './resolve-scope.ts';
import { shortenValue } from '../value/shorten-value.ts';

/** The examples beside a schema: named ones, else the single one. */
export function resolveExamples(owner: Place, { places, room }: ResolveScope): Example[] {
  const value = toObject(owner.value);
  const named = places.part(owner, 'examples');
  const examples = listEntryNames(named.value, room).flatMap((name) => {
    const example = toObject(places.part(named, name).value);
    return Object.keys(example).length === 0 ? [] : [readExample(name, example)];
  });
  if (examples.length > 0) return examples;
  const single = value['example'] ?? value['x-example'];
  return single === undefined ? [] : [createExample('Example', single)];
}

/** Makes an example of a value alone, such as an entry of 2.0's `examples`. */
export function createExample(name: string, value: Json): Example {
  return { name, ...toValue(value) };
}

function readExample(name: string, example: { [key: string]: Json }): Example {
  const summary = findText(example['summary']);
  const description = findText(example['description']);
  const serialized = example['serializedValue'];
  const externalValue = findText(example['externalValue']);
  const value = example['dataValue'] ?? example['value'];
  return {
    name,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(value !== undefined && toValue(value)),
    ...(typeof serialized === 'string' && toSerialized(serialized)),
    ...(externalValue !== undefined && { externalValue }),
  };
}

function toSerialized(text: string): Pick<Example, 'serialized' | 'isShortened'> {
  const shortened = shortenValue(text);
  return typeof shortened === 'string' ? { serialized: shortened, isShortened: true } : { serialized: text };
}

function toValue(value: Json): Pick<Example, 'value' | 'isShortened'> {
  const shortened = shortenValue(value);
  return shortened === undefined ? { value } : { value: shortened, isShortened: true };
}
