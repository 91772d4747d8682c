/** A page as `llms.txt` tells of it. */
export interface ListedPage {
  title: string;
  /** As the index names it: the address of its Markdown. */
  url: string;
  description: string;
  /** Method and path, where the page is of an operation: `GET /routes/{id}`. */
  operation?: string;
  /** The heading above it. */
  section: string;
}

/** An `llms.txt`, or a part of one. */
export interface WrittenIndex {
  title: string;
  pages: ListedPage[];
  /** Addresses of other indexes: its parts, and those of other languages and versions. */
  indexes: string[];
}

const LINK = /^- \[((?:\\.|[^\]\\])*)\]\(([^)\s]*)\)(?:: (.*))?$/;

/** Reads an `llms.txt` as Octavo writes it. */
export function parseIndex(text: string): WrittenIndex {
  const index: WrittenIndex = { title: /^# (.*)$/m.exec(text)?.[1] ?? '', pages: [], indexes: [] };
  let section = '';
  for (const line of text.split('\n')) {
    section = /^## (.*)$/.exec(line)?.[1] ?? section;
    const [, title, url, told = ''] = LINK.exec(line) ?? [];
    if (title === undefined || url === undefined) continue;
    if (/[/-]llms(?:-\d+)?\.txt$|^llms/.test(url)) index.indexes.push(url);
    else if (url.endsWith('.md')) index.pages.push(createPage({ title, url, told, section }));
  }
  return index;
}

function createPage({ title, url, told, section }: { title: string; url: string; told: string; section: string }): ListedPage {
  const [start = '', operation] = /^`([A-Z]+ [^`]*)` ?/.exec(told) ?? [];
  const description = told.slice(start.length);
  return { title: title.replaceAll(/\\(.)/g, '$1'), url, description, section, ...(operation !== undefined && { operation }) };
}
