import { createRequire } from 'node:module';
import path from 'node:path';
import { readSdl } from '@octavo/openapi/internal/load';
import type { ApiIo, GraphqlTools } from '@octavo/openapi/internal/load';
import { findPackageManager } from '../package-manager.ts';
import { resolveFrom } from '../package-path.ts';

/** What reads schemas, whose errors and rules are those of these versions. */
const VERSION = '16';

/** Makes the reader of GraphQL schemas. The package `graphql` of the project, an optional peer, is loaded with the first of them. */
export function createSdlReader(root: string): NonNullable<ApiIo['readSdl']> {
  let tools: GraphqlTools | undefined;
  return (text) => {
    tools ??= loadTools(root);
    return tools === undefined ? missing(root) : readSdl(text, tools);
  };
}

function loadTools(root: string): GraphqlTools | undefined {
  const file = resolveFrom(root, 'graphql') ?? findOwn();
  if (file === undefined) return undefined;
  const load = createRequire(file);
  const graphql: Omit<GraphqlTools, 'validateSDL' | 'rules'> & { versionInfo?: { major: number } } = load(file);
  if (String(graphql.versionInfo?.major) !== VERSION) return undefined;
  const folder = path.dirname(file);
  const { validateSDL }: Pick<GraphqlTools, 'validateSDL'> = load(path.join(folder, 'validation/validate.js'));
  const { specifiedSDLRules: rules }: { specifiedSDLRules: GraphqlTools['rules'] } = load(
    path.join(folder, 'validation/specifiedRules.js'),
  );
  return { ...graphql, validateSDL, rules };
}

/** A package manager that keeps packages apart gives it to Octavo as its peer. */
function findOwn(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('graphql');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function missing(root: string): ReturnType<NonNullable<ApiIo['readSdl']>> {
  return {
    problems: [
      {
        message: `A GraphQL schema is read with the package \`graphql\`, version ${VERSION}, which is not installed.`,
        hint: `Install it: \`${findPackageManager(root).addDev} graphql@${VERSION}\`.`,
        isSyntax: false,
      },
    ],
  };
}
