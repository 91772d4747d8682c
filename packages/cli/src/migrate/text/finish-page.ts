import type { Json } from '@octavo/core';
import { findFrontmatterText, readPage, withoutTitleHeading } from '@octavo/core/internal';
import type { PageScope } from '../tool.ts';
import { editFrontmatter } from './edit-frontmatter.ts';

/** Fields that mean something else here, and would be read wrongly: authors are named, others get a name of their own. */
export function renameFields(text: string, { page, note }: PageScope): string {
  const { page: read, diagnostics } = readPage(text, page.target);
  const wrong = diagnostics.flatMap(({ code, message }) =>
    code === 'frontmatter/wrong-type' ? (/`([^`]+)`/.exec(message)?.[1] ?? []) : [],
  );
  // The name of a component, which only the site's own code knows.
  if (/^[A-Z]\w*Icon$/.test(findFrontmatterText(read.frontmatter, 'icon') ?? '')) wrong.push('icon');
  if (wrong.length === 0) return text;
  return editFrontmatter(text, (data) =>
    Object.fromEntries(
      wrong.flatMap((field): [string, Json | undefined][] => {
        const value = data[field];
        if (value === undefined || value === null) return [];
        if (field === 'author') return [[field, nameAuthors(value)]];
        note({
          kind: 'differs',
          what: `frontmatter field \`${field}\``,
          message: `This field has a different meaning in Octavo; renamed to \`old-${field}\`.`,
        });
        return [
          [field, undefined],
          [`old-${field}`, value],
        ];
      }),
    ),
  );
}

function nameAuthors(value: Json): string {
  const names = [value].flat().map((one) => (typeof one === 'object' && one !== null && !Array.isArray(one) ? one['name'] : one));
  return names.filter((one) => typeof one === 'string').join(', ');
}

/** Gives a page the title that navigation has for it, where its own is another; a page that has none shows it above its text, too. */
export function setSidebarTitle(text: string, { site, page }: PageScope): string {
  const label = site.labels.get(page.href);
  if (label === undefined) return text;
  const read = readPage(text, page.target).page;
  if (read.title === label || findFrontmatterText(read.frontmatter, 'sidebarTitle') !== undefined) return text;
  const isUntitled = read.frontmatter['title'] === undefined && withoutTitleHeading(text, page.target) === text;
  return editFrontmatter(text, () => (isUntitled ? { title: label } : { sidebarTitle: label }));
}
