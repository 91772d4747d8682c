import { escapeHtml } from '../../html/escape-html.ts';
import { toXmlText } from './to-xml-text.ts';
import { listIds } from './list-ids.ts';
import type { Feed } from './render-feed.ts';

/** What Atom says beside RSS; addresses are whole. */
export interface AtomFeed extends Feed {
  /** The address of the feed itself. */
  self: string;
  author: string;
  /** The day that is told where an update names none: `2026-06-03`. */
  changed: string;
}

/** Renders a feed as Atom (RFC 4287). */
export function renderAtom({ title, description, link, updates, self, author, changed }: AtomFeed): string {
  const ids = listIds(link, updates);
  const days = updates.map(({ date }) => (date === undefined ? undefined : new Date(date).toISOString()));
  const otherwise = `${changed}T00:00:00.000Z`;
  // An update without a day is as old as the next one that has one: they stand newest first.
  const dates = days.map((_, index) => days.slice(index).find((day) => day !== undefined) ?? otherwise);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', link),
    element('title', title),
    element('subtitle', description),
    `<link href="${escapeHtml(link)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    element('updated', dates.toSorted().at(-1) ?? otherwise),
    `<author>${element('name', author)}</author>`,
    ...updates.flatMap((update, index) => [
      '<entry>',
      element('id', ids[index] ?? link),
      element('title', update.title),
      `<link href="${escapeHtml(`${link}#${encodeURIComponent(update.id)}`)}"/>`,
      element('updated', dates[index] ?? otherwise),
      element('summary', update.description),
      ...update.tags.map((tag) => `<category term="${escapeHtml(toXmlText(tag))}"/>`),
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(toXmlText(text))}</${name}>`;
}
