import type { AddTool } from './tools/add-tool.ts';
import { addListPagesTool } from './tools/list-pages-tool.ts';
import { addReadOperationTool } from './tools/read-operation-tool.ts';
import { addReadPageTool } from './tools/read-page-tool.ts';
import { addSearchTool } from './tools/search-tool.ts';
import { addWriteRequestTool } from './tools/write-request-tool.ts';

const TOOLS: readonly AddTool[] = [addSearchTool, addListPagesTool, addReadPageTool, addReadOperationTool, addWriteRequestTool];

/** Gives a server the tools that read a site. */
export const addTools: AddTool = (server, site) => {
  for (const add of TOOLS) add(server, site);
};
