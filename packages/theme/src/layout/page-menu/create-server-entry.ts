import type { PageAction, PageMenuWords } from '@octavo/core';
import { fillWords } from '../../words/split-words.ts';
import type { PageEntry } from './page-entry.ts';

/** The MCP server about a site's docs: one on the web, else the reader's own, which reads the site's files. */
export interface McpServer {
  /** What an editor calls it. */
  name: string;
  url?: string | undefined;
  /** The address of the site. */
  site: string;
}

/** Makes the line of an action about an MCP server; undefined for another action. The names of tools and commands are the same in every language. */
export function createServerEntry(kind: PageAction['kind'], { name, url, site }: McpServer, words: PageMenuWords): PageEntry | undefined {
  const args = ['-y', 'octavo', 'mcp', site];
  // The address of a site is known where a page is shown, and no part of its document.
  if (kind === 'mcp')
    return { title: 'MCP', text: url ?? 'npx -y octavo mcp …', action: { kind: 'copy', text: url ?? ['npx', ...args].join(' ') } };
  if (kind === 'add-mcp' && url !== undefined) {
    const command = `npx add-mcp ${url}`;
    return { title: 'add-mcp', text: command, action: { kind: 'copy', text: command } };
  }
  const connect = (tool: string, href: string): PageEntry => ({
    title: fillWords(words.openIn, { name: tool }),
    text: 'MCP',
    action: { kind: 'link', href },
  });
  // https://cursor.com/docs/mcp/install-links
  if (kind === 'cursor')
    return connect(
      'Cursor',
      `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(toBase64(JSON.stringify(url === undefined ? { command: 'npx', args } : { url })))}`,
    );
  // https://code.visualstudio.com/docs/copilot/chat/mcp-servers
  const server = url === undefined ? { name, command: 'npx', args } : { name, type: 'http', url };
  if (kind === 'vscode') return connect('VS Code', `vscode:mcp/install?${encodeURIComponent(JSON.stringify(server))}`);
  return undefined;
}

/** Of text as UTF-8. */
function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
