import path from 'node:path';
import type { Diagnostic, SitePage } from '@octavo/core';
import type { RenderedPage } from '../../../client/document/server.tsx';
import type { BuildScope } from '../build-scope.ts';
import { renderProblem } from '../reports/render-problem.ts';

/** What pages threw while they were rendered. */
export interface RenderFaults {
  /** Notes what a page threw; of its documents the last that threw counts. */
  note(page: SitePage, rendered: Pick<RenderedPage, 'errors' | 'needsBrowser'>): void;
  /** Tells all of it. */
  tell(): void;
}

/** Gathers what pages throw: it is told by file, and pages that are made from one API file have that file. */
export function createRenderFaults({ root, content }: Pick<BuildScope, 'root' | 'content'>): RenderFaults {
  const pages = new Map<string, Diagnostic[]>();
  return {
    note(page, { errors, needsBrowser }) {
      const faults = errors.map((error) => renderProblem(page, error, { isWhole: needsBrowser }));
      if (faults.length > 0) pages.set(page.href, faults);
    },
    tell() {
      const files = new Map<string, Diagnostic[]>();
      for (const found of pages.values()) {
        const file = found[0]?.file ?? '';
        files.set(file, [...(files.get(file) ?? []), ...found]);
      }
      for (const [file, found] of files) content.note(path.posix.join(root, file), found);
    },
  };
}
