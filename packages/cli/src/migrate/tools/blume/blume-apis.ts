import path from 'node:path';
import type { JsonObject } from '@octavo/core';
import { isExternalUrl } from '@octavo/core/internal';
import { placeDocument } from '../../place-document.ts';
import type { DocumentScope } from '../../place-document.ts';
import { asList, asObject, asText } from '../../read-value.ts';

/** A file of an API that the config names. */
export interface BlumeApi {
  label: string;
  /** The address that its pages are below. */
  route: string;
  /** As a part of navigation has it: `{ openapi: { source, directory } }`. */
  files: JsonObject;
}

/** The blocks of the config, and where their pages are unless it says so. */
const ROUTES = { openapi: '/reference', asyncapi: '/events' };

/** `openapi: { enabled: true, route: '/api', spec: './api.json' }`, or `sources: [{ label, spec, route }]`; a file that is not there is named as it is. */
export function listBlumeApis(config: Readonly<Record<string, unknown>>, scope: DocumentScope): BlumeApi[] {
  return Object.entries(ROUTES).flatMap(([field, usual]) => {
    const { enabled, route, spec: only, sources } = asObject(config[field]);
    const all = [...(only === undefined ? [] : [{ spec: only }]), ...asList(sources)].map(asObject);
    if (enabled !== true) return [];
    return all.flatMap(({ label: said, spec, route: own }, index): BlumeApi[] => {
      const written = asText(spec);
      if (written === undefined) return [];
      const label = asText(said) ?? (field === 'openapi' ? 'API reference' : 'Events');
      const below = all.length > 1 ? toSlug(asText(said) ?? String(index + 1)) : '';
      const at = path.posix.join('/', asText(own) ?? path.posix.join(asText(route) ?? usual, below));
      const source = isExternalUrl(written) ? written : (placeDocument(path.posix.join('.', written), scope) ?? written);
      return [{ label, route: at, files: { [field]: { source, directory: at.slice(1) } } }];
    });
  });
}

/** `Core API` -> `core-api` */
function toSlug(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
