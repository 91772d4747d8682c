import * as v from 'valibot';
import { optionalText, textList } from '../../schema/field.ts';

/** API files of a part of navigation, those of AsyncAPI, Arazzo and GraphQL too (what a file is, it says itself), and the folder of the pages that are made of them. */
export interface ConfigApiFiles {
  source: string[];
  directory?: string;
  service?: ConfigGraphqlService;
}

/** Where the requests of GraphQL schemas go: a schema does not say it. */
export interface ConfigGraphqlService {
  endpoint?: string;
  headers?: string[];
}

/** `openapi`, `asyncapi` or `arazzo`: a file, several, or a file with the folder of its pages. */
export function apiFiles(kind: string): v.GenericSchema<unknown, ConfigApiFiles> {
  const files = `${kind} files: URLs, or paths from the content root.`;
  return v.pipe(
    v.union([
      v.pipe(
        textList(files),
        v.transform((source) => ({ source })),
      ),
      v.pipe(
        v.object({ source: textList('The files.'), directory: optionalText('Folder of the pages.') }),
        v.transform(({ source, directory }) => ({ source, ...(directory !== undefined && { directory: trimFolder(directory) }) })),
      ),
    ]),
    v.description(`${files} Nested parts inherit.`),
  );
}

/** `graphql`: a schema, several, or a schema with the folder of its pages and the address that its requests go to. */
export function graphqlFiles(): v.GenericSchema<unknown, ConfigApiFiles> {
  const files = 'GraphQL schemas: URLs, or paths from the content root.';
  return v.pipe(
    v.union([
      v.pipe(
        textList(files),
        v.transform((source) => ({ source })),
      ),
      v.pipe(
        v.object({
          source: textList('The files.'),
          directory: optionalText('Folder of the pages.'),
          endpoint: optionalText('Address for requests.'),
          headers: v.exactOptional(v.pipe(v.array(v.string()), v.description('Headers in the playground.'))),
        }),
        v.transform(({ source, directory, endpoint, headers }) => ({
          source,
          ...(directory !== undefined && { directory: trimFolder(directory) }),
          ...((endpoint !== undefined || headers) && {
            service: { ...(endpoint !== undefined && { endpoint: endpoint.trim() }), ...(headers && { headers }) },
          }),
        })),
      ),
    ]),
    v.description(`${files} Nested parts inherit.`),
  );
}

/** `/api/` -> `api` */
function trimFolder(folder: string): string {
  return folder.trim().replace(/^\.?\/+|\/+$/g, '');
}
