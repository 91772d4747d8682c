import { once } from 'node:events';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { openWrittenSite } from '@octavo/vite/internal/written';
import type { WrittenFiles } from '@octavo/vite/internal/written';
import manifest from '../../package.json' with { type: 'json' };
import { addTools } from './add-tools.ts';

/** Serves a built site on standard input and output, until the input ends. Nothing else may write there. */
export async function serveSite(files: WrittenFiles): Promise<void> {
  const site = openWrittenSite(files);
  // While the client says hello. Who searches where there is no index is told so.
  site.prepareSearch().catch(() => undefined);
  // What is wrong with the place is told before any client waits for an answer.
  const { title } = await site.list();
  const handle = serveStdio(() => {
    const server = new McpServer(
      { name: 'octavo', title, version: manifest.version },
      { instructions: `The documentation of ${title}. Search first, then read the pages that were found.` },
    );
    addTools(server, site);
    return server;
  });
  await once(process.stdin, 'close');
  await handle.close();
}
