import { withBase } from '@octavo/core';
import type { Site, SitePage } from '@octavo/core';
import type { DocumentScript } from '../../document/render-document.ts';

/** What the scripts of a document without React are made from. */
export interface StaticScriptParts {
  base: string;
  site: Site;
  page: SitePage | undefined;
  /** Addresses: the small script, and the program that it brings where a reader asks for more. */
  core: string;
  program: string;
  /** A selector of the parts that need the program as soon as a reader comes near. */
  sleeping: string | undefined;
  /** The address of the module of the search. */
  search: string | undefined;
  /** The address of the section's whole tree. */
  tree: string | undefined;
  /** The address of what starts the services of the config; undefined where there are none. */
  services: string | undefined;
  /** Addresses of the author's scripts. */
  own: readonly string[];
}

/** The scripts of a document without React: the small one, which reads from its element what it has to know, services, the author's. */
export function createStaticScripts({
  base,
  site,
  page,
  core,
  program,
  sleeping,
  search,
  tree,
  services,
  own,
}: StaticScriptParts): DocumentScript[] {
  const places = page?.sections.flatMap((id) => site.sections.find((section) => section.id === id) ?? []) ?? [];
  const version = places[0]?.version;
  return [
    {
      src: core,
      attributes: {
        'data-octavo-core': program,
        ...(sleeping !== undefined && { 'data-octavo-sleeping': sleeping }),
        'data-octavo-base': withBase(base, '/').replace(/\/?$/, '/'),
        ...(search !== undefined && { 'data-octavo-search': search }),
        ...(places[0] !== undefined && { 'data-octavo-section': places[0].id }),
        ...(tree !== undefined && { 'data-octavo-tree': tree }),
        ...(version !== undefined && { 'data-octavo-version': version }),
        ...(places.length > 1 && { 'data-octavo-places': places.map((place) => place.version ?? '').join('\n') }),
      },
    },
    ...(services === undefined ? [] : [{ src: services }]),
    ...own.map((src) => ({ src, isClassic: true, attributes: { defer: '', 'data-octavo-script': '' } })),
  ];
}
