import path from 'node:path';
import { isTrue } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import type { RenderedPage } from '../../../client/document/render-page.tsx';
import { toContentId } from '../../content/compile/content-id.ts';
import { findBrowserName } from '../../delivery/find-module-effect.ts';
import { findSleeping } from '../../delivery/find-sleeping.ts';
import type { BuildScope } from '../build-scope.ts';
import { THEME_MODULE } from './read-effects.ts';

/** What is known of a page once it is rendered. */
export interface RenderedFacts {
  /** Undefined for a page of the site's own making. */
  page: SitePage | undefined;
  rendered: RenderedPage;
  /** What was noted while it was rendered: state, effects, functions. */
  reasons: readonly string[];
}

/** Whether and when a page has React in the browser. */
export interface PageLife {
  /** Why it needs it; empty for one that does not. */
  reasons: string[];
  /** A selector of the parts that need it; what is there waits for a reader. Absent where it comes with the page. */
  sleeping?: string | undefined;
}

/** Finds whether a page needs React in the browser, and whether that waits. What its author says counts first. */
export function findLive(scope: Pick<BuildScope, 'options' | 'root' | 'effects' | 'pageFiles'>, facts: RenderedFacts): PageLife {
  const said = findSaid(scope, facts);
  if (said !== undefined) return { reasons: said };
  const effects = listEffects(scope, facts);
  const all = [...facts.reasons, ...effects];
  return { reasons: all, ...(all.length > 0 && effects.length === 0 && { sleeping: findSleeping(all) }) };
}

/** What decides before anything that was found: the site's options, the page's frontmatter, a page that was not rendered whole. */
function findSaid({ options }: Pick<BuildScope, 'options'>, { page, rendered }: RenderedFacts): string[] | undefined {
  if (options.pages === 'live') return ['the option `pages` is `live`'];
  if (options.theme !== undefined) return ['the option `theme` sets another theme'];
  if (page && isTrue(page.frontmatter, 'live')) return ['its frontmatter sets `live`'];
  if (rendered.needsBrowser || rendered.errors.length > 0) return ['part of it can only be rendered in a browser'];
  return page && isTrue(page.frontmatter, 'static') ? [] : undefined;
}

/** What the modules of a page do beside giving components. */
function listEffects({ root, effects, pageFiles }: Pick<BuildScope, 'root' | 'effects' | 'pageFiles'>, { page }: RenderedFacts): string[] {
  const file = page && pageFiles.find(page.href);
  const asked = file?.endsWith('.js') === true ? findBrowserName(pageFiles.read(file) ?? '') : undefined;
  const effect = [THEME_MODULE, ...(page ? [toContentId(path.posix.join(root, page.file))] : [])].map(effects.find).find(Boolean);
  return [...(asked === undefined ? [] : [`it asks for \`${asked}\``]), ...(effect === undefined ? [] : [effect])];
}
