import type { NavIcon, PageAction, PageMenuWords } from '@octavo/core';
import { findActionIcon } from '@octavo/core/browser';
import { fillWords } from '../../words/split-words.ts';

/** A line of a page's menu. */
export interface PageEntry {
  title: string;
  text?: string;
  icon?: NavIcon;
  /** Where it leads; undefined for what copies the page. */
  href?: string;
  /** True where `$page` in the address stands for the page's Markdown, which is fetched first. */
  needsText?: boolean;
}

/** The page as it is on the reader's screen. */
export interface MenuPage {
  /** Its address, with the base. */
  path: string;
  /** The address of its Markdown, with the base. */
  markdown: string;
  /** Scheme and host; empty until the page runs in a browser. */
  origin: string;
}

/** Makes the lines of a page's menu, in the order of the config. */
export function createPageEntries(actions: readonly PageAction[], page: MenuPage, words: PageMenuWords): PageEntry[] {
  return actions.flatMap((action): PageEntry[] => {
    switch (action.kind) {
      case 'copy':
        return [{ title: words.copy, text: words.copyText }];
      case 'view':
        return [{ title: words.view, href: page.markdown }];
      case 'link':
        return [createLink(action, page)];
      case 'chatgpt':
      case 'claude':
      case 'perplexity':
        return [createQuestion(action.kind, page, words)];
      // These three lead to a server that static files have not got.
      case 'mcp':
      case 'cursor':
      case 'vscode':
        return [];
      default:
        return action satisfies never;
    }
  });
}

/** Assistants by their keys: their names, and the addresses that take a question. */
const ASSISTANTS = {
  chatgpt: { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  claude: { name: 'Claude', address: 'https://claude.ai/new?q=' },
  perplexity: { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
} as const;

function createQuestion(kind: keyof typeof ASSISTANTS, { markdown, origin }: MenuPage, words: PageMenuWords): PageEntry {
  const { name, address } = ASSISTANTS[kind];
  const icon = findActionIcon(kind);
  const question = fillWords(words.prompt, { url: origin + encodeURI(markdown) });
  return {
    title: fillWords(words.openIn, { name }),
    text: words.ask,
    ...(icon && { icon }),
    href: address + encodeURIComponent(question),
  };
}

function createLink({ title, description, icon, href }: Extract<PageAction, { kind: 'link' }>, { path }: MenuPage): PageEntry {
  return {
    title,
    ...(description !== undefined && { text: description }),
    ...(icon && { icon }),
    href: href.replaceAll('$path', encodeURIComponent(path)),
    ...(href.includes('$page') && { needsText: true }),
  };
}
