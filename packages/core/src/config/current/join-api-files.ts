import type { ConfigApiFiles } from './schema/api-files.ts';

/** The fields that name API files. */
export const API_FIELDS = ['openapi', 'asyncapi', 'arazzo', 'graphql'] as const;

/** Puts the files of all fields together: which of them a file is, it says itself. The folder of the first that has one is that of the files without one. */
export function joinApiFiles(fields: { [field in (typeof API_FIELDS)[number]]?: ConfigApiFiles }): { openapi?: ConfigApiFiles } {
  const given = API_FIELDS.flatMap((field) => fields[field] ?? []);
  if (given.length === 0) return {};
  const directory = given.find((one) => one.directory !== undefined)?.directory;
  const elsewhere = given.flatMap(({ source, directory: own }) =>
    own === undefined || own === directory ? [] : source.map((one): [string, string] => [one, own]),
  );
  const { service } = fields.graphql ?? {};
  return {
    openapi: {
      source: given.flatMap(({ source }) => source),
      ...(directory !== undefined && { directory }),
      ...(elsewhere.length > 0 && { folders: Object.fromEntries(elsewhere) }),
      ...(service && { service }),
    },
  };
}
