import { readFrontmatter } from '@octavo/core/internal';
import type { OldSite } from '../../old-site.ts';
import { evaluateText } from '../../evaluate/evaluate-text.ts';
import { titleOf } from '../../plan-migration.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import { findTags } from '../../text/find-tags.ts';
import type { PageScope } from '../../tool.ts';
import { writeAttribute } from '../../write-attribute.ts';

/** What a card leads to. */
export interface DocCard {
  title: string;
  href: string;
  description?: string | undefined;
}

/** Cards one below the other, as lists of Docusaurus show the entries of a category. */
export function writeDocCards(cards: readonly DocCard[]): string {
  return ['<CardGroup>', ...cards.map((card) => `  ${writeDocCard(card)}`), '</CardGroup>'].join('\n');
}

function writeDocCard({ title, href, description }: DocCard): string {
  return `<Card${writeAttribute('title', title)}${writeAttribute('href', href)}>${description === undefined ? '' : toText(description)}</Card>`;
}

/** `<DocCard item={{ type: 'link', href: '/a', label: 'A' }} />`; one that a program makes stays. */
export function showDocCards(text: string, { source, page }: Pick<PageScope, 'source' | 'page'>): string {
  return findTags(text, 'DocCard').reduceRight((result, { start, end, attributes }) => {
    const item = attributes.get('item')?.slice(1, -1) ?? '';
    const { label, href, description } = asObject(evaluateText(item, { program: '', file: page.file, source }));
    const [title, address] = [asText(label), asText(href)];
    if (title === undefined || address === undefined) return result;
    return result.slice(0, start) + writeDocCard({ title, href: address, description: asText(description) }) + result.slice(end);
  }, text);
}

/** The entries of the category that a page heads, else those that stand beside it; empty where navigation has none. */
export function listDocCards({ site, source, page }: Pick<PageScope, 'site' | 'source' | 'page'>): DocCard[] {
  const own = page.href === '/' ? 'index' : page.href.slice(1);
  const found = findEntries(site.navigation, own) ?? [];
  return found.filter((entry) => entry !== own).flatMap((entry) => toCard(entry, { site, source }));
}

/** The list whose group has the page as its root; else the list that names it. */
function findEntries(node: unknown, own: string): readonly unknown[] | undefined {
  const { root, pages, ...rest } = asObject(node);
  const entries = asList(pages);
  if (root === own || entries.includes(own)) return entries;
  for (const below of [...entries, ...Object.values(rest).flatMap((value) => asList(value))]) {
    const found = findEntries(below, own);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toCard(entry: unknown, scope: { site: OldSite; source: PageScope['source'] }): DocCard[] {
  const { group, root, pages } = asObject(entry);
  const name = asText(entry) ?? asText(root) ?? firstPage(asList(pages));
  if (name === undefined) return [];
  const href = name === 'index' ? '/' : `/${name}`;
  const page = scope.site.pages.find((one) => one.href === href);
  const text = page === undefined ? '' : (scope.source.read(page.file) ?? '');
  const { data } = readFrontmatter(text, '');
  const title = asText(group) ?? scope.site.labels.get(href) ?? titleOf(text, '') ?? name;
  return [{ title, href, description: asText(data['description']) }];
}

function firstPage(entries: readonly unknown[]): string | undefined {
  for (const entry of entries) {
    const found = asText(entry) ?? asText(asObject(entry)['root']) ?? firstPage(asList(asObject(entry)['pages']));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A plain text as the content of an element. */
function toText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;').replaceAll(/\s+/g, ' ');
}
