import path from 'node:path';
import { isExternalUrl } from '@octavo/core/internal';
import type { OldSite } from '../../old-site.ts';
import { placeDocument } from '../../place-document.ts';
import type { DocumentScope } from '../../place-document.ts';
import { asList, asObject, asText } from '../../read-value.ts';

/** An API that the plugin `starlight-openapi` shows. */
export interface StarlightApi {
  label: string;
  /** An address, or that of the file here; a file that is not there is named as it is. */
  schema: string;
  /** The folder of its addresses. */
  base: string;
}

/** `plugins: [starlightOpenAPI([{ base: 'api', schema: './api.yaml', sidebar: { label: 'API' } }])]` */
export function listStarlightApis(options: Readonly<Record<string, unknown>>, scope: DocumentScope): StarlightApi[] {
  return asList(options['plugins'])
    .flat()
    .map(asObject)
    .flatMap(({ base, schema, sidebar, label }): StarlightApi[] => {
      const [at, written] = [asText(base), asText(schema)];
      if (at === undefined || written === undefined) return [];
      const source = isExternalUrl(written) ? written : (placeDocument(path.posix.normalize(written).replace(/^\//, ''), scope) ?? written);
      return [{ label: asText(asObject(sidebar)['label']) ?? asText(label) ?? 'API', schema: source, base: at.replaceAll(/^\/|\/$/g, '') }];
    });
}

/** Addresses of their operations, which are others here. */
export function listApiAddresses(options: Readonly<Record<string, unknown>>, scope: DocumentScope, file: string): OldSite['others'] {
  return listStarlightApis(options, scope).map(({ base }) => ({
    href: `/${base}/operations`,
    file,
    reason: `Pages of operations are in /${base} here, named by what they do: add redirects for those that are linked to.`,
  }));
}
