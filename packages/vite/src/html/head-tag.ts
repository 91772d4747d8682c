import { escapeHtml } from './escape-html.ts';

/** An element of a document's head without content of its own; a value is written as it is, escaped. */
export interface HeadTag {
  tag: 'link' | 'meta';
  attributes: Readonly<Record<string, string>>;
}

/** Renders an element of the head: `<link rel="alternate" href="/rss.xml">`. */
export function renderHeadTag({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}>`;
}
