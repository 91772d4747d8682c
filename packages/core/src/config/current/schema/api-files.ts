import * as v from 'valibot';
import { optionalText, textList } from '../../schema/field.ts';

/** API files of a part of navigation, those of AsyncAPI, Arazzo and GraphQL too (what a file is, it says itself), and the folder of the pages that are made of them. */
export interface ConfigApiFiles {
  source: string[];
  directory?: string;
  /** The folders of the files whose pages lie elsewhere than in `directory`. */
  folders?: { [source: string]: string };
  service?: ConfigGraphqlService;
}

/** Where the requests of GraphQL schemas go: a schema does not say it. */
export interface ConfigGraphqlService {
  endpoint?: string;
  headers?: string[];
}

/** `openapi`, `asyncapi` or `arazzo`: a file, several, or a file with the folder of its pages. */
export function apiFiles(kind: string): v.GenericSchema<unknown, ConfigApiFiles> {
  return listFiles(`${kind} files`, v.pipe(v.object(PLACED), v.transform(placeFiles)));
}

/** `graphql`: a schema, several, or a schema with the folder of its pages and the address that its requests go to. */
export function graphqlFiles(): v.GenericSchema<unknown, ConfigApiFiles> {
  const served = v.object({
    ...PLACED,
    endpoint: optionalText('URL that the playground sends queries and mutations to.'),
    headers: v.exactOptional(v.pipe(v.array(v.string()), v.description('Names of headers that the playground has a field for.'))),
  });
  return listFiles(
    'GraphQL schemas',
    v.pipe(
      served,
      v.transform(({ endpoint, headers, ...files }) => ({
        ...placeFiles(files),
        ...((endpoint !== undefined || headers) && {
          service: { ...(endpoint !== undefined && { endpoint: endpoint.trim() }), ...(headers && { headers }) },
        }),
      })),
    ),
  );
}

/** Files that have a folder for their pages. */
const PLACED = {
  source: textList('Paths or URLs of the files.'),
  directory: optionalText('Folder of the generated pages, which is part of their addresses.'),
};

function placeFiles({ source, directory }: { source: string[]; directory?: string }): ConfigApiFiles {
  return { source, ...(directory !== undefined && { directory: trimFolder(directory) }) };
}

function listFiles(what: string, placed: v.GenericSchema<unknown, ConfigApiFiles>): v.GenericSchema<unknown, ConfigApiFiles> {
  const files = `${what}: URLs, or paths from the content root.`;
  const plain = v.pipe(
    textList(files),
    v.transform((source) => ({ source })),
  );
  return v.pipe(v.union([plain, placed]), v.description(`${files} Nested parts inherit.`));
}

/** `/api/` -> `api` */
function trimFolder(folder: string): string {
  return folder.trim().replace(/^\.?\/+|\/+$/g, '');
}
