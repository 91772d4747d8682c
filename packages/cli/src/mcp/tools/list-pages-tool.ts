import * as z from 'zod';
import { formatList } from '../format-list.ts';
import { READS } from './add-tool.ts';
import type { AddTool } from './add-tool.ts';
import { answerTool } from './answer-tool.ts';

/** `list_pages` */
export const addListPagesTool: AddTool = (server, site) => {
  server.registerTool(
    'list_pages',
    {
      description: 'Lists the pages in navigation order, with their descriptions.',
      inputSchema: z.object({
        filter: z.string().optional().describe('Only pages whose section, title, address or description contains this text.'),
        offset: z.number().int().min(0).optional().describe('Number of pages to skip.'),
      }),
      annotations: READS,
    },
    async ({ filter, offset }) => answerTool(formatList(await site.list(), { filter, offset })),
  );
};
