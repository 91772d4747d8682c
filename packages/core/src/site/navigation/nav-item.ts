import { ICON_TYPES } from '../../page/icon-types.ts';
import type { IconType } from '../../config/icon.ts';
import { findFrontmatterText, isTrue } from '../../page/frontmatter-value.ts';
import type { Page } from '../../page/page.ts';
import type { NavIcon } from '../../config/icon.ts';
import type { NavLink, NavPage } from './navigation.ts';

/** Makes a page's item in navigation; frontmatter `url` makes it a link. */
export function createNavItem(page: Page): NavPage | NavLink {
  const { frontmatter, href } = page;
  const title = page.sidebarTitle ?? page.title;
  const name = findFrontmatterText(frontmatter, 'icon');
  const icon = name === undefined ? undefined : createNavIcon(name, findFrontmatterText(frontmatter, 'iconType'));
  const url = findFrontmatterText(frontmatter, 'url');
  if (url !== undefined) return { kind: 'link', href: url, title, ...(icon && { icon }) };
  const tag = findFrontmatterText(frontmatter, 'tag');
  const method =
    page.api?.kind === 'webhook'
      ? 'WEBHOOK'
      : (page.api?.method ?? findMethod(findFrontmatterText(frontmatter, 'openapi') ?? findFrontmatterText(frontmatter, 'api')));
  return {
    kind: 'page',
    href,
    title,
    ...(icon && { icon }),
    ...(tag !== undefined && { tag }),
    ...(method !== undefined && !isTrue(frontmatter, 'hideApiMarker') && { method }),
    ...((isTrue(frontmatter, 'deprecated') || page.api?.isDeprecated === true) && { deprecated: true }),
  };
}

/** Makes an icon; a type that is none is left out. */
export function createNavIcon(name: string, type?: string): NavIcon {
  const known = ICON_TYPES.find((one): one is IconType => one === type);
  return { name, ...(known && { type: known }) };
}

/** `GET /path`, `file.json post /path`, `PUT https://host/path` -> the method, upper case. */
function findMethod(operation: string | undefined): string | undefined {
  return /(?:^|\s)(get|post|put|patch|delete|head|options|trace|connect)\s+\S/i.exec(operation ?? '')?.[1]?.toUpperCase();
}
