import { findOperation, REQUEST_LANGUAGES, writeRequest } from '@octavo/vite/internal/written';
import * as z from 'zod';
import { READS } from './add-tool.ts';
import type { AddTool } from './add-tool.ts';
import { answerTool, refuseTool } from './answer-tool.ts';
import { operationInput, readOperationPage } from './read-operation-page.ts';

const texts = z.record(z.string(), z.string()).optional();

/** `write_request` */
export const addWriteRequestTool: AddTool = (server, site) => {
  server.registerTool(
    'write_request',
    {
      description: 'Writes the code of a request for an operation of the API.',
      inputSchema: z.object({
        operation: operationInput,
        language: z
          .enum([...REQUEST_LANGUAGES])
          .optional()
          .describe('Default: curl.'),
        path: texts.describe('Values of the path parameters.'),
        query: texts.describe('Values of the query parameters.'),
        headers: texts.describe('Headers, including those for authorization.'),
        body: z.unknown().optional().describe('The body: JSON, or text that is sent as is.'),
      }),
      annotations: READS,
    },
    async ({ operation, language = 'curl', ...values }) => {
      const found = await readOperationPage(site, operation);
      if ('refusal' in found) return refuseTool(found.refusal);
      const target = findOperation(found.text);
      const code = target && writeRequest(target, values, language);
      if (target === undefined || code === undefined) return refuseTool(`The page of ${operation} has no method and address.`);
      const missing = listMissing(target.url, values.path ?? {});
      return answerTool(missing.length === 0 ? code : `${code}\n\n[Path parameters without a value: ${missing.join(', ')}.]`);
    },
  );
};

/** The parameters of an address, `/routes/{id}`, that no value is given for. */
function listMissing(url: string, given: Readonly<Record<string, string>>): string[] {
  return [...url.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name = '']) => (Object.hasOwn(given, name) ? [] : [name]));
}
