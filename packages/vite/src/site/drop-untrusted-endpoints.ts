import { findFrontmatterText, isUntrusted } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core/internal';
import type { Arrange } from '../extension/arrange-site.ts';

/**
 * Removes the endpoints (frontmatter `api`) of pages that nobody has checked: each names a server that readers' requests, and the proxy of
 * the site, would go to.
 */
export const dropUntrustedEndpoints: Arrange = ({ config, pages }) => {
  const dropped = pages.filter((page) => isUntrusted(page.file, config) && findFrontmatterText(page.frontmatter, 'api') !== undefined);
  if (dropped.length === 0) return {};
  return {
    pages: pages.map((page) => {
      if (!dropped.includes(page)) return page;
      const { api: _, ...frontmatter } = page.frontmatter;
      return { ...page, frontmatter };
    }),
    diagnostics: dropped.map(({ file }): Diagnostic => ({
      code: 'page/untrusted',
      severity: 'warning',
      message: 'This page is in an untrusted folder; removed: `api`.',
      hint: 'Show an operation of an API file that docs.json lists: `openapi: GET /users`.',
      file,
      line: 1,
      column: 1,
    })),
  };
};
