import type { Assistant, NavIcon, PageAction, PageMenuWords } from '@octavo/core';
import { findAssistant } from '@octavo/core/browser';
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

/** Makes the lines of a page's menu, in the order of the config; what static files cannot do is left out. */
export function createPageEntries(actions: readonly PageAction[], page: MenuPage, words: PageMenuWords): PageEntry[] {
  return actions.flatMap((action): PageEntry[] => {
    if (action.kind === 'copy') return [{ title: words.copy, text: words.copyText }];
    if (action.kind === 'view') return [{ title: words.view, href: page.markdown }];
    if (action.kind === 'link') return [createLink(action, page)];
    const assistant = findAssistant(action.kind);
    return assistant === undefined ? [] : [createQuestion(assistant, page, words)];
  });
}

function createQuestion({ name, icon, address }: Assistant, { markdown, origin }: MenuPage, words: PageMenuWords): PageEntry {
  const question = fillWords(words.prompt, { url: origin + encodeURI(markdown) });
  return { title: fillWords(words.openIn, { name }), text: words.ask, icon, href: address + encodeURIComponent(question) };
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
