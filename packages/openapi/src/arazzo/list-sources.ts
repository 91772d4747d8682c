import type { FileDetail } from '../model/file-detail.ts';
import type { JsonObject } from '@octavo/core';
import { resolveSpecRef } from '../files/source-path.ts';
import type { Places } from '../files/places.ts';
import { findText, toList, toObject } from '../value/json-value.ts';

/** A file that an Arazzo file describes workflows of. */
export interface SourceDescription {
  name: string;
  /** The file, where it may be read; else why not. */
  target: { source: string } | { problem: string };
  /** As written. */
  fields: JsonObject;
  /** Its place in the list. */
  index: number;
}

/** Lists the source descriptions of an Arazzo document; `hosts` are those whose files may be read. */
export function listSources(places: Places, hosts: ReadonlySet<string>): SourceDescription[] {
  return toList(toObject(places.open(places.root).value)['sourceDescriptions']).flatMap((one, index) => {
    const fields = toObject(one);
    const name = findText(fields['name']);
    const url = findText(fields['url']);
    return name === undefined || url === undefined
      ? []
      : [{ name, target: resolveSpecRef(url.replace(/#.*$/s, ''), places.root, hosts), fields, index }];
  });
}

/** Lists the files that an Arazzo document is about, as it names them. */
export function describeSources(sources: readonly SourceDescription[]): FileDetail[] {
  const facts = sources.map(({ name, fields: { url, type } }) => ({ name, value: [url, type].filter((one) => one !== undefined) }));
  return [{ name: 'sourceDescriptions', facts }];
}
