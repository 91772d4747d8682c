import type { McpServer } from '@modelcontextprotocol/server';
import type { WrittenSite } from '@octavo/vite/internal/written';

/** Gives a server a tool that reads a site. */
export type AddTool = (server: McpServer, site: WrittenSite) => void;

/** None changes anything, and none leaves the site. */
export const READS = { readOnlyHint: true, openWorldHint: false };
