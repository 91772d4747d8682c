import type { GivenSample } from '../model/operation.ts';
import { findText, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';

/** The samples that a file brings for an operation, under either spelling. */
export function resolveSamples({ value }: Place): GivenSample[] {
  const operation = toObject(value);
  const given = operation['x-codeSamples'] ?? operation['x-code-samples'];
  return toList(given).flatMap((sample) => {
    const { lang, label, source } = toObject(sample);
    const language = findText(lang) ?? findText(label);
    const shown = findText(label);
    return language === undefined || typeof source !== 'string' ? [] : [{ language, ...(shown !== undefined && { label: shown }), source }];
  });
}
