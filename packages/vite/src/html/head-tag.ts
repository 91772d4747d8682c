import { escapeHtml } from './escape-html.ts';

/** An element of a document's head. The values of attributes are escaped. */
export interface HeadTag {
  /** The name of the element. */
  tag: 'link' | 'meta' | 'script' | 'style';
  /** Its attributes, by name; one that is undefined is left out. */
  attributes?: Readonly<Record<string, string | undefined>>;
  /** The content of a `script` or a `style`, written as it is. */
  content?: string;
}

/** Renders an element of the head: `<link rel="alternate" href="/rss.xml">`. */
export function renderHeadTag({ tag, attributes = {}, content = '' }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`));
  const start = `<${tag}${written.join('')}>`;
  // What ends the element ends no string of JSON or JavaScript with a backslash in it.
  return tag === 'link' || tag === 'meta' ? start : `${start}${content.replace(/<(?=\/(?:script|style)|!--)/gi, '\\x3C')}</${tag}>`;
}
