import { editProse } from '../../text/edit-prose.ts';

/** `<table data-view="cards">`: a card for each row. Hidden columns say where it leads and which picture it has. */
export function showCardTables(text: string): string {
  return editProse(text, /<table\b([^>]*\bdata-view="cards"[^>]*)>([\s\S]*?)<\/table>/g, ({ groups: [, said = '', held = ''] }) => {
    const columns = [...held.matchAll(/<th\b([^>]*)>/g)].map(([, attributes = '']) => readColumn(attributes));
    const rows = [...held.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)]
      .map(([, row = '']) => [...row.matchAll(/<td\b[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => cell.trim()))
      .filter((cells) => cells.length > 0);
    const cards = rows.map((cells) => writeCard(cells, columns));
    return `<CardGroup cols={${/\bdata-size="large"/.test(said) ? 2 : 3}}>\n${cards.join('\n')}\n</CardGroup>`;
  });
}

/** Empties the cells of columns that GitBook keeps and does not show: neither as text, nor as a target, nor as a picture. */
export function dropHiddenCells(text: string): string {
  return editProse(text, /<table\b[^>]*\bdata-view="cards"[^>]*>[\s\S]*?<\/table>/g, ({ groups: [table = ''] }) => {
    const columns = [...table.matchAll(/<th\b([^>]*)>/g)].map(([, attributes = '']) => readColumn(attributes));
    return table.replaceAll(/<tr\b[^>]*>[\s\S]*?<\/tr>/g, (row) => {
      let index = -1;
      return row.replaceAll(/<td\b[^>]*>[\s\S]*?<\/td>/g, (cell) => {
        index += 1;
        return columns[index] === 'hidden' ? '<td></td>' : cell;
      });
    });
  });
}

type Column = 'target' | 'cover' | 'hidden' | 'text';

function readColumn(attributes: string): Column {
  if (/\bdata-card-target\b/.test(attributes)) return 'target';
  if (/\bdata-card-cover(?![\w-])/.test(attributes)) return 'cover';
  return /\bdata-hidden\b/.test(attributes) ? 'hidden' : 'text';
}

function writeCard(cells: readonly string[], columns: readonly Column[]): string {
  const find = (wanted: Column): string | undefined =>
    cells.flatMap((cell, index) => (columns[index] === wanted ? (/\bhref="([^"]*)"/.exec(cell)?.[1] ?? []) : []))[0];
  const shown = cells.filter((_, index) => (columns[index] ?? 'text') === 'text').join('<br>');
  const [head = '', heading] = /<(strong|h[1-6])\b[^>]*>[\s\S]*?<\/\1>/.exec(shown) ?? [];
  const icon = /<i class="fa-([\w-]+)"[^>]*>/.exec(shown)?.[1];
  const title = toText(heading === undefined ? '' : head);
  const body = dropIcons(shown.replace(head, '').replaceAll(/<\/?(?:mark|p)\b[^>]*>/g, ''))
    .replaceAll(/(?:<br\s*\/?>\s*)+/g, '<br />')
    .replaceAll(/^(?:<br \/>)|(?:<br \/>)$/g, '')
    .trim();
  const fields = { title: title === '' ? undefined : title, icon, href: find('target'), img: find('cover') };
  const written = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${value}"`));
  return body === '' ? `<Card${written.join('')} />` : `<Card${written.join('')}>\n${body}\n</Card>`;
}

/** A heading as text for an attribute; entities stay. */
function toText(html: string): string {
  return dropIcons(html)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}

/** `<i class="fa-lock">:lock:</i>` */
function dropIcons(html: string): string {
  return html.replaceAll(/<i class="fa-[^>]*>[^<]*<\/i>\s*/g, '');
}
