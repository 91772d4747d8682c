import type { Json } from '@octavo/core';
import type { GivenSample } from '../model/operation.ts';
import { findText, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';

/** Characters of an operation's samples that are shown: no reader gets to their end, and each is coloured. */
const LONGEST = 100_000;

/** The samples that a file brings for an operation, under either spelling; of very long ones the beginning. */
export function resolveSamples({ value }: Place): GivenSample[] {
  const operation = toObject(value);
  const given = operation['x-codeSamples'] ?? operation['x-code-samples'];
  let left = LONGEST;
  return toList(given).flatMap((sample) => {
    const { lang, label, source } = toObject(sample);
    const language = findText(lang) ?? findText(label);
    const shown = findText(label);
    if (language === undefined || typeof source !== 'string' || left <= 0) return [];
    const code = source.length > left ? `${source.slice(0, left)}…` : source;
    left -= source.length;
    return [{ language, ...(shown !== undefined && { label: shown }), source: code }];
  });
}

/** Whether samples of an operation are too long to be shown whole. */
export function areSamplesCut(given: readonly Json[]): boolean {
  return given.reduce<number>((sum, sample) => sum + (findText(toObject(sample)['source'])?.length ?? 0), 0) > LONGEST;
}
