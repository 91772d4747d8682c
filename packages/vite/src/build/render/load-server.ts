import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../../client/document/render-page.tsx';

/** What the server's bundle gives. */
export interface ServerEntry {
  /** Renders a page. */
  default: RenderPage;
  /** Renders the whole tree of a section. */
  renderTree(section: string): Promise<string | undefined>;
}

/** Loads the server's bundle, given the absolute path of its entry. */
export function loadServer(entry: string): Promise<ServerEntry> {
  return import(pathToFileURL(entry).href);
}
