import type { Look } from '@octavo/core';

/** The look as attributes of the theme's root, by which CSS knows it; what is the default has none. */
export function createLookAttributes(look: Look | undefined): Record<`data-${string}`, string> {
  if (look === undefined) return {};
  const { layout, rounded, sidebarItems, topbar, codeBlock, fonts } = look;
  return {
    ...(layout !== 'topnav' && { 'data-layout': layout }),
    ...(rounded !== 'default' && { 'data-rounded': rounded }),
    ...(sidebarItems !== 'container' && { 'data-items': sidebarItems }),
    ...(topbar !== 'default' && { 'data-topbar': topbar }),
    ...(codeBlock !== 'auto' && { 'data-code': codeBlock }),
    ...(fonts.headings && { 'data-heading-font': '' }),
  };
}
