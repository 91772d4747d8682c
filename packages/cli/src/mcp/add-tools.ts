import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { findOperation, REQUEST_LANGUAGES, writeRequest } from '@octavo/vite/internal/written';
import type { WrittenSite } from '@octavo/vite/internal/written';
import * as z from 'zod';
import { findPage } from './find-page.ts';
import { formatHits } from './format-hits.ts';
import { formatList } from './format-list.ts';

/** The most of a page that one answer holds, in characters; the rest is asked for by `offset`. */
const MOST = 60_000;

/** Gives a server the tools that read a site: search, list_pages, read_page, read_operation, write_request. */
export function addTools(server: McpServer, site: WrittenSite): void {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      description: 'Searches the documentation. Returns the best matches, each with the address of its page and an excerpt.',
      inputSchema: z.object({
        query: z.string().describe('A few words.'),
        version: z.string().optional().describe('Only pages of this version.'),
        language: z.string().optional().describe('Only pages in this language: its code.'),
      }),
      annotations,
    },
    async ({ query, version, language }) => answer(formatHits(query, await site.search({ text: query, version, language }))),
  );
  server.registerTool(
    'list_pages',
    {
      description: 'Lists the pages in navigation order, with their descriptions.',
      inputSchema: z.object({
        filter: z.string().optional().describe('Only pages whose section, title, address or description has this text.'),
        offset: z.number().int().min(0).optional().describe('Number of pages to skip.'),
      }),
      annotations,
    },
    async ({ filter, offset }) => answer(formatList(await site.list(), { filter, offset })),
  );
  const page = z.string().describe('Address of the page, such as /guides/start.');
  server.registerTool(
    'read_page',
    {
      description: 'Reads a page as Markdown.',
      inputSchema: z.object({ page, offset: z.number().int().min(0).optional().describe('Where to go on, in characters.') }),
      annotations,
    },
    async ({ page: address, offset = 0 }) => {
      const text = await site.readPage(address);
      return text === undefined
        ? refuse(`Page not found: ${address}. Use list_pages or search to find addresses.`)
        : answer(cut(text, offset));
    },
  );
  const operation = z.string().describe('Method and path of the operation, such as GET /routes/{id}, or the address of its page.');
  const readOperation = async (wanted: string): Promise<{ text: string } | { refusal: string }> => {
    const found = findPage(wanted, (await site.list()).pages);
    const text = await site.readPage(found?.href ?? wanted);
    return text === undefined ? { refusal: `Operation not found: ${wanted}. Use list_pages with a filter to find operations.` } : { text };
  };
  server.registerTool(
    'read_operation',
    {
      description: 'Reads an operation of the API as Markdown: parameters, body, responses, authorization, samples.',
      inputSchema: z.object({ operation }),
      annotations,
    },
    async ({ operation: wanted }) => {
      const found = await readOperation(wanted);
      return 'refusal' in found ? refuse(found.refusal) : answer(cut(found.text, 0));
    },
  );
  const texts = z.record(z.string(), z.string()).optional();
  server.registerTool(
    'write_request',
    {
      description: 'Writes the code of a request to an operation of the API.',
      inputSchema: z.object({
        operation,
        language: z
          .enum([...REQUEST_LANGUAGES])
          .optional()
          .describe('Default: curl.'),
        path: texts.describe('Values of the parameters in the path.'),
        query: texts.describe('Values of the query.'),
        headers: texts.describe('Headers, those of authorization included.'),
        body: z.unknown().optional().describe('The body: JSON, or a text that is sent as it is.'),
      }),
      annotations,
    },
    async ({ operation: wanted, language = 'curl', ...values }) => {
      const found = await readOperation(wanted);
      if ('refusal' in found) return refuse(found.refusal);
      const target = findOperation(found.text);
      const code = target && writeRequest(target, values, language);
      if (target === undefined || code === undefined) return refuse(`The page of ${wanted} has no method and address.`);
      const missing = [...target.url.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name = '']) =>
        values.path !== undefined && Object.hasOwn(values.path, name) ? [] : [name],
      );
      return answer(missing.length === 0 ? code : `${code}\n\n[Without a value in the path: ${missing.join(', ')}.]`);
    },
  );
}

function cut(text: string, offset: number): string {
  const end = offset + MOST;
  return text.length <= end ? text.slice(offset) : `${text.slice(offset, end)}\n\n[Continued: read on with offset ${end}.]`;
}

function answer(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

function refuse(text: string): CallToolResult {
  return { ...answer(text), isError: true };
}
