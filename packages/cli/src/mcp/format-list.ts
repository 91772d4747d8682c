import type { PageList, WrittenPage } from '@octavo/vite/internal/written';

/** The most pages that one answer names. */
const MOST = 400;

/** Writes the list of pages under their sections; what does not fit is asked for by `offset`. */
export function formatList(
  { title, pages }: PageList,
  { filter = '', offset = 0 }: { filter?: string | undefined; offset?: number | undefined },
): string {
  const wanted = filter.toLowerCase();
  const found = pages.filter((page) =>
    [page.section, page.title, page.href, page.description, page.operation ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) return `No page of ${title} contains “${filter}”.`;
  const shown = found.slice(offset, offset + MOST);
  const lines = shown.flatMap((page, index) => [
    ...(shown[index - 1]?.section === page.section ? [] : ['', `## ${page.section}`, '']),
    formatPage(page),
  ]);
  const left = found.length - offset - shown.length;
  return [`# ${title}`, ...lines, ...(left > 0 ? ['', `[${left} more pages: continue with offset ${offset + shown.length}.]`] : [])].join(
    '\n',
  );
}

function formatPage({ title, href, operation, description }: WrittenPage): string {
  const told = [operation === undefined ? '' : `\`${operation}\``, description].filter((text) => text !== '').join(' ');
  return `- [${title}](${href})${told === '' ? '' : `: ${told}`}`;
}
