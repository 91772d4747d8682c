import type { DivisionLink, Section, Site } from '@octavo/core';

/** Lists the addresses of pages that a site shows in another way than before: their navigation, or what can be chosen around it. */
export function listChanges(before: Site, after: Site): string[] {
  const shown = createView(after);
  const wasShown = createView(before);
  return [...new Set([...Object.keys(before.pages), ...Object.keys(after.pages)])].filter((href) => wasShown(href) !== shown(href));
}

function createView({ pages, sections }: Site): (href: string) => string | undefined {
  const views = new Map(sections.map((section) => [section.id, showSection(section)]));
  return (href) => {
    const page = pages[href];
    return page && JSON.stringify([page.isHidden, page.title, page.sections.map((id) => views.get(id))]);
  };
}

function showSection({ home, version, language, navigation, languages, products, versions, tabs, dropdowns, anchors }: Section): unknown {
  return [
    home,
    version,
    language,
    navigation,
    ...[languages, products, versions, tabs, dropdowns, anchors].map((list) => list.map(showLink)),
  ];
}

function showLink({ name, href, isActive, icon, color }: DivisionLink): unknown {
  return [name, href, isActive, icon, color];
}
