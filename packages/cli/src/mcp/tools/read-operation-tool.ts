import * as z from 'zod';
import { READS } from './add-tool.ts';
import type { AddTool } from './add-tool.ts';
import { answerPart, refuseTool } from './answer-tool.ts';
import { operationInput, readOperationPage } from './read-operation-page.ts';

/** `read_operation` */
export const addReadOperationTool: AddTool = (server, site) => {
  server.registerTool(
    'read_operation',
    {
      description: 'Reads an operation of the API as Markdown: parameters, body, responses, authorization, samples.',
      inputSchema: z.object({ operation: operationInput }),
      annotations: READS,
    },
    async ({ operation }) => {
      const found = await readOperationPage(site, operation);
      return 'refusal' in found ? refuseTool(found.refusal) : answerPart(found.text, 0);
    },
  );
};
