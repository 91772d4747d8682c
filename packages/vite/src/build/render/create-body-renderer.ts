import type { SitePage } from '@octavo/core';
import type { RenderPage } from '../../../client/document/render-page.tsx';
import type { StoredPageRecord } from '../../../client/page/page-module.ts';
import { createRenderingWatch } from '../../delivery/watch-rendering.ts';
import { liftStyles } from '../../document/lift-styles.ts';
import { createBareData } from '../../virtual/page-data.ts';
import type { BuildScope } from '../build-scope.ts';
import { readPageFile } from '../files/read-page-file.ts';
import type { RenderedBody } from '../kept/kept-documents.ts';
import { createLateErrorWatch } from '../reports/watch-late-errors.ts';
import type { WaitingEnd } from './end-waiting.ts';

/** What bodies are rendered with. */
export interface BodyParts {
  /** Of the server's bundle. */
  renderPage: RenderPage;
  waiting: WaitingEnd;
}

/** Renders the body of the document at an address, given its page, and what that is made from where it is no module of the bundle. */
export type RenderBody = (href?: string, page?: SitePage, record?: StoredPageRecord) => Promise<RenderedBody>;

/** Makes what has React draw the body of a document, and notes what in it needs React in the browser. */
export function createBodyRenderer({ pageFiles }: Pick<BuildScope, 'pageFiles'>, { renderPage, waiting }: BodyParts): RenderBody {
  const watch = createRenderingWatch();
  const watchLate = createLateErrorWatch();
  const readFile = (url: string): unknown => readPageFile(pageFiles, url);
  return async (href, page, record) => {
    const reasons = new Set<string>();
    const errors: unknown[] = [];
    const sources = { readFile, ...(page && { data: createBareData(page), record }) };
    const rendered = await watchLate(
      (error) => errors.push(error),
      () => watch(reasons, () => waiting.run((signal) => renderPage(href, { ...sources, signal }))),
    );
    errors.unshift(...rendered.errors);
    const { body, css } = liftStyles(rendered.html);
    return { ...rendered, errors, html: body, css, reasons: [...reasons] };
  };
}
