import { parseConfig } from '../config/parse-config.ts';
import { readPage } from '../page/read-page.ts';
import type { SnippetFile } from './links/check-snippets.ts';
import { createSite } from './create-site.ts';
import type { NavItem } from './navigation/navigation.ts';
import type { Section, Site } from './site.ts';

/** For tests: makes a site from a config (without its name) and files, each a path or a path with its text. */
export function createTestSite(config: object, files: (string | [file: string, text: string])[], snippets: SnippetFile[] = []): Site {
  const configText = JSON.stringify({ name: 'Test', ...config }, undefined, 2);
  const parsed = parseConfig(configText, 'docs.json').config;
  if (parsed === undefined) throw new Error('The config of a test must be an object.');
  const pages = files.map((entry) => (typeof entry === 'string' ? readPage('', entry).page : readPage(entry[1], entry[0]).page));
  return createSite({ config: parsed, pages, snippets, configFile: 'docs.json', configText });
}

/** For tests: navigation as text, `Group(/a, /b, Inner(/c))`. */
export function showNavigation(items: readonly NavItem[]): string {
  return items.map((item) => (item.kind === 'group' ? `${item.title}(${showNavigation(item.items)})` : item.href)).join(', ');
}

/** For tests: what a section lists, `*` after the active one, ` -> ` before the address. */
export function showDivisions(site: Site, id: string): { versions: string[]; tabs: string[]; anchors: string[] } {
  const section = site.sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`No section ${id} among ${site.sections.map((one) => one.id).join(', ')}.`);
  return { versions: show(section.versions), tabs: show(section.tabs), anchors: show(section.anchors) };
}

function show(links: Section['tabs']): string[] {
  return links.map(({ name, href, isActive }) => `${name}${isActive ? '*' : ''} -> ${href}`);
}
