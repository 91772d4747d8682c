import type { Assistant, PageAction, PageMenuWords } from '@octavo/core';
import { encodeHref, findAssistant } from '@octavo/core/browser';
import { fillWords } from '../../words/split-words.ts';
import { createServerEntry } from './create-server-entry.ts';
import type { McpServer } from './create-server-entry.ts';
import type { PageEntry } from './page-entry.ts';

/** The page as it is on the reader's screen. */
export interface MenuPage {
  /** Its address, with the base. */
  path: string;
  /** The address of its Markdown, with the base. */
  markdown: string;
  /** Scheme and host; empty until the page runs in a browser. */
  origin: string;
  /** The address of the API's file that it is made from. */
  apiFile?: string | undefined;
  mcp: McpServer;
}

/** Makes the lines of a page's menu, in the order of the config; what static files cannot do is left out. */
export function createPageEntries(actions: readonly PageAction[], page: MenuPage, words: PageMenuWords): PageEntry[] {
  return actions.flatMap((action): PageEntry[] => {
    const { kind } = action;
    if (kind === 'copy') return [{ title: words.copy, text: words.copyText, action: { kind } }];
    if (kind === 'view') return [{ title: words.view, action: { kind: 'link', href: page.markdown } }];
    if (kind === 'link') return createLink(action, page);
    if (kind === 'download-pdf') return [{ title: 'PDF', action: { kind: 'print' } }];
    if (kind === 'download-spec') return page.apiFile === undefined ? [] : [createDownload(page.apiFile)];
    const assistant = findAssistant(kind);
    if (assistant !== undefined) return [createQuestion(assistant, page, words)];
    const entry = createServerEntry(kind, page.mcp, words);
    return entry === undefined ? [] : [entry];
  });
}

function createQuestion({ name, icon, address }: Assistant, { markdown, origin }: MenuPage, words: PageMenuWords): PageEntry {
  const question = fillWords(words.prompt, { url: origin + encodeHref(markdown) });
  const href = address + encodeURIComponent(question);
  return { title: fillWords(words.openIn, { name }), text: words.ask, icon, action: { kind: 'link', href } };
}

/** `/docs/openapi.json?v=1f2e` is told by its name: `openapi.json`. */
function createDownload(href: string): PageEntry {
  const name = href
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1);
  return { title: 'OpenAPI', ...(name && { text: name }), action: { kind: 'link', href, isDownload: true } };
}

function createLink({ title, description, icon, href }: Extract<PageAction, { kind: 'link' }>, { path, mcp }: MenuPage): PageEntry[] {
  if (href.includes('$mcp') && mcp.url === undefined) return [];
  const filled = href.replaceAll('$path', encodeURIComponent(path)).replaceAll('$mcp', encodeURIComponent(mcp.url ?? ''));
  return [
    {
      title,
      ...(description !== undefined && { text: description }),
      ...(icon && { icon }),
      action: { kind: 'link', href: filled, ...(href.includes('$page') && { needsText: true }) },
    },
  ];
}
