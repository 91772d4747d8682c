import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Attributes = Readonly<Record<string, string>>;

/** What a crawler takes from a document. */
export interface WrittenDocument {
  language: string;
  title: string;
  /** How many first-level headings there are. */
  headings: number;
  /** The `meta` elements by `name` or `property`, the first of each. */
  meta: ReadonlyMap<string, string>;
  links: Attributes[];
  /** Addresses of `a` elements, as written. */
  anchors: string[];
  /** Addresses of `img` elements, as written. */
  images: string[];
  /** Addresses of scripts. */
  scripts: string[];
  ids: ReadonlySet<string>;
  /** The texts of JSON-LD. */
  data: string[];
  /** True for a document that leads on to another. */
  isRedirect: boolean;
}

/** Reads a document by the parser that browsers have. */
export function readDocument(html: string): WrittenDocument {
  const meta = new Map<string, string>();
  const ids = new Set<string>();
  const found: WrittenDocument = {
    language: '',
    title: '',
    headings: 0,
    meta,
    links: [],
    anchors: [],
    images: [],
    scripts: [],
    ids,
    data: [],
    isRedirect: false,
  };
  const left: Node[] = [parse(html)];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if ('attrs' in node) take(node);
    if ('childNodes' in node) left.push(...node.childNodes.toReversed());
  }
  return found;

  function take(element: DefaultTreeAdapterTypes.Element): void {
    const attributes: Attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const { id, href, src, name = attributes['property'], content = '' } = attributes;
    if (id !== undefined) ids.add(id);
    if (element.tagName === 'html') found.language = attributes['lang'] ?? '';
    else if (element.tagName === 'title' && element.namespaceURI.endsWith('xhtml')) found.title ||= toText(element);
    else if (element.tagName === 'h1') found.headings += 1;
    else if (element.tagName === 'link') found.links.push(attributes);
    else if (element.tagName === 'a' && href !== undefined) found.anchors.push(href);
    else if (element.tagName === 'img' && src !== undefined) found.images.push(src);
    else if (element.tagName === 'script') {
      if (src !== undefined) found.scripts.push(src);
      if (attributes['type'] === 'application/ld+json') found.data.push(toText(element));
    } else if (element.tagName === 'meta') {
      if (name !== undefined && !meta.has(name)) meta.set(name, content);
      if (attributes['http-equiv']?.toLowerCase() === 'refresh') found.isRedirect = true;
    }
  }
}

function toText({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  return childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim();
}
