import { segmentText, TRAIL_MARK } from '@octavo/core/browser';
import { escapeHtml } from '../../html/escape-html.ts';
import type { SearchRecord, SearchSection } from './search-record.ts';

/** A record as the document that the index reads: `<h2 id>` begins a section. Nothing of it is ever shown as HTML. */
export function renderRecord({ title, description, keywords = [], trail, division, sections, filters }: SearchRecord): string {
  const meta = {
    title: segmentText(title),
    description: segmentText(description ?? ''),
    keywords: segmentText(keywords.join(', ')),
    trail: trail.join(TRAIL_MARK),
    division: division ?? '',
  };
  const metas = Object.entries(meta).filter(([, value]) => value !== '');
  const choices = Object.entries(filters).flatMap(([name, values]) => values.map((value) => ({ name, value })));
  const text = [
    ...(description === undefined || isSaid(description, sections) ? [] : [`<p>${toText(description)}</p>`]),
    ...sections.flatMap(({ id, heading, text: own, code }) => [
      ...(id === '' ? [] : [`<h2 id="${escapeHtml(id)}">${toText(heading)}</h2>`]),
      ...(own === '' ? [] : [`<p>${toText(own)}</p>`]),
      ...(code === '' ? [] : [`<pre data-pagefind-weight="0.6">${toText(code)}</pre>`]),
    ]),
  ];
  return [
    `<html lang="${LANGUAGE}"><body>`,
    `<i${attributes('meta', metas)}${attributes(
      'filter',
      choices.map(({ name, value }) => [name, value] as const),
    )}></i>`,
    // What has no text at all is no page for Pagefind, whatever its title is.
    ...(text.length === 0 ? [`<p>${toText(title)}</p>`] : text),
    '</body></html>',
  ].join('');
}

/** Whether the page begins with its description, as one that is made of an API does: an excerpt would say it twice. */
function isSaid(description: string, [first]: readonly SearchSection[]): boolean {
  return first?.id === '' && first.text.startsWith(description);
}

/** One index for all: its stems are English, and scripts without spaces are set apart before they come here. */
const LANGUAGE = 'en';

function toText(text: string): string {
  return escapeHtml(segmentText(text));
}

function attributes(kind: 'meta' | 'filter', entries: readonly (readonly [name: string, value: string])[]): string {
  if (entries.length === 0) return '';
  const values = entries.map(([, value], index) => ` data-${kind}-${index}="${escapeHtml(value)}"`).join('');
  return `${values} data-pagefind-${kind}="${entries.map(([name], index) => `${name}[data-${kind}-${index}]`).join(', ')}"`;
}
