import { buildASTSchema, buildClientSchema, parse, print, printSchema, validateSchema } from 'graphql';
import { specifiedSDLRules as rules } from 'graphql/validation/specifiedRules.js';
import { validateSDL } from 'graphql/validation/validate.js';
import { createSpecFiles } from '../files/spec-files.ts';
import { readSdl } from '../graphql/read-sdl.ts';
import type { GraphqlTools } from '../graphql/graphql-tools.ts';
import type { GraphqlService } from '../graphql/resolve-definition.ts';
import { loadApi } from './load-api.ts';
import type { LoadedApi } from './load-api.ts';

/** What reads schemas in tests. */
const GRAPHQL: GraphqlTools = { buildASTSchema, buildClientSchema, parse, print, printSchema, validateSchema, validateSDL, rules };

/** Loads a schema, and tells what is wrong with its file. */
export function loadSchema(text: string, service: GraphqlService = {}, source = 'schema.graphql'): LoadedApi & { problems: string[] } {
  const files = createSpecFiles({ read: () => ({ text }), readSdl: (sdl) => readSdl(sdl, GRAPHQL) });
  const loaded = loadApi(source, { files, hosts: new Set(), service });
  const problems = files
    .open(source)
    .diagnostics.map(({ code, line, column, message, hint }) => [`${line}:${column} ${code}`, message, hint].filter(Boolean).join(' '));
  return { ...loaded, problems };
}
