import { escapeHtml } from '../../html/escape-html.ts';
import { listIds } from './list-ids.ts';
import type { FeedUpdate } from './read-updates.ts';
import { toXmlText } from './to-xml-text.ts';

/** A feed and what is in it. Addresses are ready to use, and absolute where the site says where it is. */
export interface Feed {
  title: string;
  description: string;
  /** The page's address. */
  link: string;
  updates: readonly FeedUpdate[];
}

/** Renders a feed as RSS 2.0. */
export function renderFeed({ title, description, link, updates }: Feed): string {
  const ids = listIds(link, updates);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    ...updates.flatMap((update, index) => [
      '<item>',
      element('title', update.title),
      element('link', `${link}#${encodeURIComponent(update.id)}`),
      `<guid isPermaLink="false">${escapeHtml(ids[index] ?? link)}</guid>`,
      element('description', update.description),
      ...update.tags.map((tag) => element('category', tag)),
      ...(update.date === undefined ? [] : [element('pubDate', update.date)]),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(toXmlText(text))}</${name}>`;
}
