import type { Diagnostic, TextEdit } from '../diagnostic/diagnostic.ts';
import type { Page } from '../page/page.ts';
import type { PageOutline } from './page-outline.ts';

/** A page with all that a rule may look at. */
export interface CheckedPage {
  page: Page;
  /** The whole text of its file. */
  text: string;
  outline: PageOutline;
  /** Whether a link of the site names a heading with this id: such a heading cannot go. */
  isLinked?: (id: string) => boolean;
}

/** What a rule has found, before it has a file and a frame. Line and column count from 1. */
export interface PageFinding extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  /** Default `info`: how a page is written, not whether it works. */
  severity?: Diagnostic['severity'];
  line: number;
  column: number;
  /** How many characters the frame underlines. */
  length?: number;
  fix?: TextEdit[];
}

/** Looks at one page for one thing. */
export type PageRule = (page: CheckedPage) => PageFinding[];
