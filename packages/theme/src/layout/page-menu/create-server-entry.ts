import type { PageAction, PageMenuWords } from '@octavo/core';
import { fillWords } from '../../words/split-words.ts';
import type { PageEntry } from './page-entry.ts';

/** The MCP server about a site's docs. */
export interface McpServer {
  /** What an editor calls it. */
  name: string;
  url: string;
}

/** Makes the line of an action about an MCP server; undefined for another action. The names of tools and commands are the same in every language. */
export function createServerEntry(kind: PageAction['kind'], { name, url }: McpServer, words: PageMenuWords): PageEntry | undefined {
  const command = `npx add-mcp ${url}`;
  if (kind === 'mcp') return { title: 'MCP', text: url, action: { kind: 'copy', text: url } };
  if (kind === 'add-mcp') return { title: 'add-mcp', text: command, action: { kind: 'copy', text: command } };
  const connect = (tool: string, href: string): PageEntry => ({
    title: fillWords(words.openIn, { name: tool }),
    text: 'MCP',
    action: { kind: 'link', href },
  });
  // https://cursor.com/docs/mcp/install-links
  if (kind === 'cursor')
    return connect(
      'Cursor',
      `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(toBase64(JSON.stringify({ url })))}`,
    );
  // https://code.visualstudio.com/docs/copilot/chat/mcp-servers
  if (kind === 'vscode') return connect('VS Code', `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`);
  return undefined;
}

/** Of text as UTF-8. */
function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
