import { groupBy } from '../../../../playground/harness/group-by.ts';
/** A page of the corpus that all tools build: plain Markdown, which each of them takes as it is. */
export interface PlainPage {
  /** The address, without slashes around it: `area-1/page-1`. */
  path: string;
  /** The folder's name, and how it is called. */
  area: string;
  title: string;
  /** Everything below the title. */
  text: string;
}

/** A documentation generator, and what has to be known to measure it: everything else is the same for all. */
export interface PeerTool {
  name: string;
  /** The package whose version is reported, and that tells whether the tool is installed. */
  package: string;
  /** What `npm install` takes. */
  install: readonly string[];
  /** The files of a site of these pages, from the project's folder: pages and config. */
  writeSite(pages: readonly PlainPage[]): Record<string, string>;
  /** Where a page lies, from the project's folder. */
  locatePage(page: PlainPage): string;
  /** A program of `node_modules/.bin` and its arguments. */
  build: readonly string[];
  dev(port: number): readonly string[];
  /** Folders from the project's. */
  output: string;
  caches: readonly string[];
}

/** A page with its frontmatter, as most tools read it. */
export function writeTitled({ title, text }: PlainPage): string {
  return `---\ntitle: ${title}\n---\n\n${text}`;
}

/** The pages of each area, in order. */
export function groupByArea(pages: readonly PlainPage[]): [area: string, PlainPage[]][] {
  return [...groupBy(pages, ({ area }) => area)];
}
