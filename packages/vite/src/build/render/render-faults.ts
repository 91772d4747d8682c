import path from 'node:path';
import type { Diagnostic, SitePage } from '@octavo/core';
import type { RenderedPage } from '../../../client/document/render-page.tsx';
import type { BuildScope } from '../build-scope.ts';
import { renderProblem } from '../reports/render-problem.ts';

/** What pages threw while they were rendered. */
export interface RenderFaults {
  /** Notes what a page threw, and will throw; of its documents the last that threw counts. */
  note(page: SitePage, rendered: Rendered): void;
  /** Tells all of it. */
  tell(): void;
}

type Rendered = Pick<RenderedPage, 'errors' | 'needsBrowser'>;

/** Gathers what pages throw: it is told by file, and pages that are made from one API file have that file. */
export function createRenderFaults({ root, content }: Pick<BuildScope, 'root' | 'content'>): RenderFaults {
  const pages = new Map<SitePage, Rendered[]>();
  return {
    note(page, rendered) {
      pages.set(page, [...(pages.get(page) ?? []), rendered]);
    },
    tell() {
      const files = new Map<string, Diagnostic[]>();
      for (const [page, all] of pages) {
        const { errors = [], needsBrowser = false } = all.findLast((one) => one.errors.length > 0) ?? {};
        const found = errors.map((error) => renderProblem(page, error, { isWhole: needsBrowser }));
        if (found.length > 0) files.set(page.file, [...(files.get(page.file) ?? []), ...found]);
      }
      for (const [file, found] of files) content.note(path.posix.join(root, file), found);
    },
  };
}
