import * as z from 'zod';
import { formatHits } from '../format-hits.ts';
import { READS } from './add-tool.ts';
import type { AddTool } from './add-tool.ts';
import { answerTool } from './answer-tool.ts';

/** `search` */
export const addSearchTool: AddTool = (server, site) => {
  server.registerTool(
    'search',
    {
      description: 'Searches the documentation. Returns the best matches, each with the address of its page and an excerpt.',
      inputSchema: z.object({
        query: z.string().describe('A few words.'),
        version: z.string().optional().describe('Only pages of this version.'),
        language: z.string().optional().describe('Only pages in this language: its code.'),
      }),
      annotations: READS,
    },
    async ({ query, version, language }) => answerTool(formatHits(query, await site.search({ text: query, version, language }))),
  );
};
