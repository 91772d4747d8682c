import { withBase } from '@octavo/core';
import { isExternalUrl } from '@octavo/core/internal';
import { escapeHtml } from '../../html/escape-html.ts';
import { isPlaced } from '../is-placed.ts';
import type { Output } from '../output.ts';

const HREF = '/opensearch.xml';
const TYPE = 'application/opensearchdescription+xml';

/**
 * `opensearch.xml` (OpenSearch 1.1), by which browsers search a site from their address bar: the first page opens the search for what is asked
 * (`?q=`). None where the site does not say where it stands: every address in it is whole.
 */
export const opensearchOutput: Output = {
  name: 'OpenSearch',
  list({ config: { name, description = name, favicon }, home }, source) {
    if (!isPlaced(source)) return [];
    const icon = favicon?.light ?? '';
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      // The lengths are the standard's.
      element('ShortName', cut(name, 16)),
      element('LongName', cut(name, 48)),
      element('Description', cut(description, 1024)),
      '<InputEncoding>UTF-8</InputEncoding>',
      ...(icon === '' ? [] : [element('Image', isExternalUrl(icon) ? icon : source.toUrl(icon.replace(/^\.?\/?/, '/')))]),
      `<Url type="text/html" method="get" template="${escapeHtml(source.toUrl(home))}?q={searchTerms}"/>`,
      `<Url type="${TYPE}" rel="self" template="${escapeHtml(source.toUrl(HREF))}"/>`,
      '</OpenSearchDescription>',
      '',
    ];
    return [{ href: HREF, type: TYPE, read: () => lines.join('\n') }];
  },
  head: (_page, { config }, source) =>
    isPlaced(source)
      ? [{ tag: 'link', attributes: { rel: 'search', type: TYPE, title: config.name, href: withBase(source.base, HREF) } }]
      : [],
};

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** At a space, where there is one: (`Ferry timetables of all lines`, 16) -> `Ferry timetables` */
function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most + 1).join('');
  return start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : characters.slice(0, most).join('');
}
