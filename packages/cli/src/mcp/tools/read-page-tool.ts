import * as z from 'zod';
import { READS } from './add-tool.ts';
import type { AddTool } from './add-tool.ts';
import { answerPart, refuseTool } from './answer-tool.ts';

/** `read_page` */
export const addReadPageTool: AddTool = (server, site) => {
  server.registerTool(
    'read_page',
    {
      description: 'Reads a page as Markdown.',
      inputSchema: z.object({
        page: z.string().describe('Address of the page, such as /guides/start.'),
        offset: z.number().int().min(0).optional().describe('Offset to continue from, in characters.'),
      }),
      annotations: READS,
    },
    async ({ page, offset = 0 }) => {
      const text = await site.readPage(page);
      return text === undefined
        ? refuseTool(`Page not found: ${page}. Use list_pages or search to find addresses.`)
        : answerPart(text, offset);
    },
  );
};
