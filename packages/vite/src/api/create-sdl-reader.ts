import { createRequire } from 'node:module';
import path from 'node:path';
import { readSdl } from '@octavo/openapi/internal/load';
import type { ApiIo, GraphqlTools } from '@octavo/openapi/internal/load';
import { findPackageManager } from '../package-manager.ts';
import { resolveFrom } from '../package-path.ts';

/** The versions of what reads schemas: both read the same. The later one needs Node 22. */
const VERSIONS: readonly number[] = [16, 17];

/** Makes the reader of GraphQL schemas. The package `graphql` of the project, an optional peer, is loaded with the first of them. */
export function createSdlReader(root: string): NonNullable<ApiIo['readSdl']> {
  let tools: GraphqlTools | undefined;
  return (text) => {
    const found = tools ?? loadTools(root);
    // It may be installed by the next time.
    if ('state' in found) return describeWrong(found, root);
    tools = found;
    return readSdl(text, found);
  };
}

/** What stands in the way of reading: `not installed`, or `installed as version 15`. */
interface WrongPackage {
  state: string;
}

function loadTools(root: string): GraphqlTools | WrongPackage {
  const file = resolveFrom(root, 'graphql') ?? findOwn();
  if (file === undefined) return { state: 'not installed' };
  const load = createRequire(file);
  const graphql: Omit<GraphqlTools, 'validateSDL' | 'rules'> & { versionInfo?: { major: number } } = load(file);
  const { major } = graphql.versionInfo ?? {};
  if (!VERSIONS.some((version) => version === major)) return { state: `installed as version ${major ?? 'unknown'}` };
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

function describeWrong({ state }: WrongPackage, root: string): ReturnType<NonNullable<ApiIo['readSdl']>> {
  return {
    problems: [
      {
        message: `A GraphQL schema is read with the package \`graphql\`, version ${VERSIONS.join(' or ')}, which is ${state}.`,
        hint: `Install it: \`${findPackageManager(root).addDev} graphql@${VERSIONS[0]}\`. Version ${VERSIONS[1]} needs Node 22.`,
        isSyntax: false,
      },
    ],
  };
}
