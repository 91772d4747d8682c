import type { Json, JsonObject } from '@octavo/core';
import type { Api, Tag, TagGroup } from '../model/api.ts';
import { findText, toList, toObject } from '../value/json-value.ts';
import { resolveExternalDocs } from './resolve-external-docs.ts';
import type { OperationPlace } from './list-operations.ts';
import type { Places } from '../files/places.ts';

/** Reads the head of an API: nothing is resolved. */
export function readApi(places: Places, operations: readonly OperationPlace[]): Api {
  const root = places.open(places.root);
  const document = toObject(root.value);
  const [infoPlace, components] = [places.part(root, 'info'), places.part(root, 'components')];
  const info = toObject(infoPlace.value);
  const version = findText(info['version']);
  const description = findText(info['description']) ?? findText(info['summary']);
  const hasOverview = [
    ...OF_ALL.map((name) => info[name]),
    document['externalDocs'],
    // Of an Arazzo file, the files that its workflows are about.
    document['sourceDescriptions'],
    // Pages of channels name the servers, and no more; those of operations have them in their forms.
    ...(document['asyncapi'] === undefined ? [] : [document['servers']]),
  ].some(saysSomething);
  // AsyncAPI 3 has them in its info.
  const tags = places.parts(document['tags'] === undefined ? infoPlace : root, 'tags').flatMap((tag) => readTag(toObject(tag.value)) ?? []);
  return {
    source: places.root,
    title: findText(info['title']) ?? places.root.replace(/^.*\//, '').replace(/\.\w+$/, ''),
    ...(version !== undefined && { version }),
    ...(description !== undefined && { description }),
    ...((hasOverview || tags.some(isDescribed)) && { hasOverview: true as const }),
    tags,
    tagGroups: toList(document['x-tagGroups']).flatMap((group) => readTagGroup(toObject(group)) ?? []),
    operations: operations.map(({ head }) => head),
    schemas: [places.part(components, 'schemas'), places.part(root, 'definitions')].flatMap(({ value }) => Object.keys(toObject(value))),
  };
}

/** What the head of a file says of all that it describes. */
const OF_ALL = ['description', 'summary', 'contact', 'license', 'termsOfService', 'externalDocs'];

function saysSomething(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : findText(value) !== undefined;
}

/** Whether the file says more of a tag than how it is called. */
export function isDescribed({ description, externalDocs }: Tag): boolean {
  return description !== undefined || externalDocs !== undefined;
}

function readTag(tag: JsonObject): Tag | undefined {
  const name = findText(tag['name']);
  if (name === undefined) return undefined;
  const [description, parent, kind] = ['description', 'parent', 'kind'].map((field) => findText(tag[field]));
  const externalDocs = resolveExternalDocs(tag['externalDocs']);
  return {
    name,
    title: findText(tag['x-group']) ?? findText(tag['x-displayName']) ?? findText(tag['summary']) ?? name,
    ...(description !== undefined && { description }),
    ...(externalDocs && { externalDocs }),
    ...(parent !== undefined && { parent }),
    ...(kind !== undefined && { kind }),
  };
}

function readTagGroup({ name, tags }: JsonObject): TagGroup | undefined {
  const title = findText(name);
  return title === undefined ? undefined : { name: title, tags: toList(tags).flatMap((tag) => findText(tag) ?? []) };
}
