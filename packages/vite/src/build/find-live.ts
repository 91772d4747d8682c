import path from 'node:path';
import { isTrue } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import type { RenderedPage } from '../../client/document/server.tsx';
import { toContentId } from '../content/content-id.ts';
import { findBrowserName } from '../delivery/find-module-effect.ts';
import type { BuildScope } from './build-scope.ts';
import { THEME_MODULE } from './read-effects.ts';

/** What is known of a page once it is rendered. */
export interface RenderedFacts {
  /** Undefined for a page of the site's own making. */
  page: SitePage | undefined;
  rendered: RenderedPage;
  /** What was noted while it was rendered: state, effects, functions. */
  reasons: readonly string[];
}

/** Why a page needs React in the browser; empty for one that does not. What its author says counts first. */
export function findLive(scope: Pick<BuildScope, 'options' | 'root' | 'effects' | 'pageFiles'>, facts: RenderedFacts): string[] {
  const { options, root, effects, pageFiles } = scope;
  const { page, rendered, reasons } = facts;
  if (options.pages === 'live') return ['the option `pages` says `live`'];
  if (options.theme !== undefined) return ['the option `theme` names another theme'];
  if (page && isTrue(page.frontmatter, 'live')) return ['its frontmatter says `live`'];
  if (rendered.needsBrowser || rendered.errors.length > 0) return ['part of it can only be rendered in a browser'];
  if (page && isTrue(page.frontmatter, 'static')) return [];
  const file = page && pageFiles.find(page.href);
  const asked = file?.endsWith('.js') === true ? findBrowserName(pageFiles.read(file) ?? '') : undefined;
  const effect = [THEME_MODULE, ...(page ? [toContentId(path.posix.join(root, page.file))] : [])].map(effects.find).find(Boolean);
  const parts = page?.api !== undefined && reasons.length > 0 ? ['an operation or a schema of an API is shown'] : reasons;
  return [...parts, ...(asked === undefined ? [] : [`it asks for \`${asked}\``]), ...(effect === undefined ? [] : [effect])];
}
