import type { Api, WantedApi } from '@octavo/openapi/internal/load';
import { createOperationFinder } from '@octavo/openapi/internal/load';

/** What is looked for, and where. */
export interface UnnamedScope {
  /** What pages and navigation show. */
  wanted: readonly WantedApi[];
  /** The APIs that the site names. */
  named: readonly Api[];
  /** Further files that may hold an API, in order. */
  files: readonly string[];
  /** Whether a file says that it holds an API. */
  isApi: (file: string) => boolean;
  load: (file: string) => Api | undefined;
}

/**
 * Lists the API files that the site names nowhere and that hold an operation or a schema which its pages show and no named file holds. Each
 * is the first that does.
 */
export function findUnnamedSpecs({ wanted, named, files, isApi, load }: UnnamedScope): string[] {
  let lost = withoutFound(wanted.filter(isAnywhere), named);
  const found: string[] = [];
  for (const file of files) {
    if (lost.length === 0) break;
    const api = isApi(file) ? load(file) : undefined;
    const rest = api === undefined ? lost : withoutFound(lost, [api]);
    if (rest.length < lost.length) found.push(file);
    lost = rest;
  }
  return found;
}

type Anywhere = Extract<WantedApi, { kind: 'operation' | 'webhook' | 'channel' | 'workflow' | 'graphql' | 'schema' }>;

function isAnywhere(wanted: WantedApi): wanted is Anywhere {
  return wanted.kind !== 'fields' && wanted.kind !== 'unclear' && wanted.file === undefined;
}

function withoutFound(wanted: readonly Anywhere[], apis: readonly Api[]): Anywhere[] {
  const finder = createOperationFinder(apis);
  const schemas = new Set(apis.flatMap((api) => api.schemas));
  return wanted.filter((one) => (one.kind === 'schema' ? !schemas.has(one.name) : finder.find(one) === undefined));
}

/** Whether a text is an API's: `openapi: 3.1.0`, `"swagger": "2.0"`, `arazzo: 1.0.1`. */
export function isApiText(text: string): boolean {
  return /["'](?:openapi|swagger|asyncapi|arazzo)["']\s*:\s*["'][1-3]|^(?:openapi|swagger|asyncapi|arazzo)\s*:\s*["']?[1-3]/m.test(text);
}
