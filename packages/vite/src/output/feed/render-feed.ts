import { escapeHtml } from '../../html/escape-html.ts';
import type { FeedUpdate } from './read-updates.ts';

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
      `<guid isPermaLink="false">${escapeHtml(`${link}#${encodeURIComponent(update.id)}${countBefore(updates, index)}`)}</guid>`,
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

/** Updates of one label have one address, but a reader's program tells them apart: the oldest, which stands last, keeps its name. */
function countBefore(updates: readonly FeedUpdate[], index: number): string {
  const older = updates.slice(index + 1).filter(({ id }) => id === updates[index]?.id).length;
  return older === 0 ? '' : `-${older + 1}`;
}

/** XML has no place for control characters, not even escaped. */
function element(name: string, text: string): string {
  // oxlint-disable-next-line no-control-regex -- those are what is taken out
  return `<${name}>${escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ''))}</${name}>`;
}
