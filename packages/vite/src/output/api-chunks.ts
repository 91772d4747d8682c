import { createHash } from 'node:crypto';
import { withBase } from '@octavo/core';
import { linkMarkdownParts } from '@octavo/openapi/internal/load';
import type { LoadedApi } from '@octavo/openapi/internal/load';
import type { Output, OutputFile } from './output.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { ApiRenderer } from '../api/api-renderer.ts';
import { findPartPlaces } from '../api/find-part-places.ts';

/** Raise it when the content of a schema's file follows from the schema in another way: its name is made from the schema. */
const FORMAT = 3;

/** The files of the schemas that an API's pages refer to (JSON, a `SchemaTable`): those whose addresses were given so far. */
export interface ApiChunks extends Output {
  list(): Iterable<OutputFile>;
  find(href: string): OutputFile | undefined;
  /** The address of a schema's file, with the schema's hash; undefined when there is no such schema. */
  url(source: string, name: string): string | undefined;
}

/** Makes the files of a site. */
export function createApiChunks({ base, store, apiRenderer }: { base: string; store: SiteStore; apiRenderer: ApiRenderer }): ApiChunks {
  const hashes = new WeakMap<LoadedApi, Map<string, string | undefined>>();
  const given = new Map<string, OutputFile>();

  // Where its descriptions lead is a part of it.
  const hashOf = (source: string, api: LoadedApi, name: string): string | undefined => {
    const known = hashes.get(api) ?? new Map<string, string | undefined>();
    hashes.set(api, known);
    if (!known.has(name)) {
      const schema = api.schema(name);
      const text = schema === undefined ? undefined : linkMarkdownParts(JSON.stringify(schema), findPartPlaces(source, { base, store }));
      known.set(name, text === undefined ? undefined : createName(text, name));
    }
    return known.get(name);
  };

  const render = async (source: string, name: string): Promise<string> => {
    const schema = store.apis.find(source)?.schema(name);
    if (schema === undefined) return '{}';
    const { linkParts, prepareSchema, renderMarkdown } = await apiRenderer();
    const places = findPartPlaces(source, { base, store });
    return JSON.stringify({ [name]: prepareSchema(schema, { renderMarkdown: (text) => linkParts(renderMarkdown(text), places) }) });
  };

  return {
    name: 'API schemas',
    url(source, name) {
      const api = store.apis.find(source);
      const hash = api && hashOf(source, api, name);
      if (hash === undefined) return undefined;
      const href = `/assets/api-${hash}.json`;
      given.set(href, { href, type: 'application/json', read: () => render(source, name) });
      return withBase(base, href);
    },
    list: () => given.values(),
    find: (href) => given.get(href),
  };
}

function createName(schema: string, name: string): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, name, schema]))
    .digest('hex')
    .slice(0, 10);
}
