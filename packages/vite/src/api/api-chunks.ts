import { createHash } from 'node:crypto';
import { decodePath, withBase } from '@octavo/core';
import type { Schema } from '@octavo/openapi';
import type { LoadedApi } from '@octavo/openapi/load';
import type { OutputFile } from '../build/bundle.ts';
import type { Placement } from '../context.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { ApiRenderer } from './api-renderer.ts';

/** Raise it when the content of a schema's file follows from the schema in another way: its name is made from the schema. */
const FORMAT = 1;

/** Where the dev server keeps the files, below the base. */
const DEV_FOLDER = '/@octavo/api/';

/** The files of the schemas that an API's pages refer to (JSON, a `SchemaTable`). */
export interface ApiChunks {
  /** The address of a schema's file, with the schema's hash; undefined when there is no such schema. */
  url(source: string, name: string): string | undefined;
  /** The text of the file at an address of the dev server's, below the base: `/@octavo/api/<source>/<name>`. */
  read(pathname: string): Promise<string | undefined>;
  /** The files of all addresses given so far, for the output. */
  files(): Promise<OutputFile[]>;
}

/** Makes the files of a site. */
export function createApiChunks({
  placement,
  store,
  isDev,
  apiRenderer,
}: {
  placement: Pick<Placement, 'base' | 'prefix'>;
  store: SiteStore;
  isDev: boolean;
  apiRenderer: ApiRenderer;
}): ApiChunks {
  const hashes = new WeakMap<LoadedApi, Map<string, string | undefined>>();
  const given = new Map<string, { source: string; name: string }>();
  const toUrl = (hash: string): string => withBase(placement.base, `/assets/api-${hash}.json`);
  const toFileName = (hash: string): string => `${placement.prefix}assets/api-${hash}.json`;

  const hashOf = (api: LoadedApi, name: string): string | undefined => {
    const known = hashes.get(api) ?? new Map<string, string | undefined>();
    hashes.set(api, known);
    if (!known.has(name)) {
      const schema = api.schema(name);
      known.set(name, schema === undefined ? undefined : createName(schema, name, store.site().config.api.maintainOrder));
    }
    return known.get(name);
  };

  const render = async (source: string, name: string): Promise<string | undefined> => {
    const schema = store.apis.find(source)?.schema(name);
    if (schema === undefined) return undefined;
    const { renderSchema, renderMarkdown } = await apiRenderer();
    return JSON.stringify({ [name]: renderSchema(schema, { renderMarkdown, maintainOrder: store.site().config.api.maintainOrder }) });
  };

  return {
    url(source, name) {
      const api = store.apis.find(source);
      const hash = api && hashOf(api, name);
      if (hash === undefined) return undefined;
      if (isDev) return withBase(placement.base, `${DEV_FOLDER}${encodeURIComponent(source)}/${encodeURIComponent(name)}?v=${hash}`);
      given.set(hash, { source, name });
      return toUrl(hash);
    },
    async read(pathname) {
      if (!pathname.startsWith(DEV_FOLDER)) return undefined;
      const [source = '', name = ''] = pathname.slice(DEV_FOLDER.length).split('/').map(decodePath);
      return render(source, name);
    },
    async files() {
      const schemas = [...given].map(async ([hash, { source, name }]) => ({
        fileName: toFileName(hash),
        content: (await render(source, name)) ?? '{}',
      }));
      return Promise.all(schemas);
    },
  };
}

function createName(schema: Schema, name: string, maintainOrder: boolean): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, maintainOrder, name, schema]))
    .digest('hex')
    .slice(0, 10);
}
