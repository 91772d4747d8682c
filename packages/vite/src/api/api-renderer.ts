import type * as ApiPage from '@octavo/openapi/internal/page';
import type { RenderMarkdown } from '@octavo/openapi/internal/page';

/** What makes pages of APIs, loaded once. */
export type ApiRenderer = () => Promise<typeof ApiPage & { renderMarkdown: RenderMarkdown }>;

/** Makes the renderer: a start of a site loads none of it. */
export function createApiRenderer(): ApiRenderer {
  let loading: ReturnType<ApiRenderer> | undefined;
  return () => (loading ??= import('@octavo/openapi/internal/page').then((page) => ({ ...page, renderMarkdown: page.createMarkdown() })));
}
