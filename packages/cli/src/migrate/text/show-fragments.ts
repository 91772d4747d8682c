import { findTags } from './find-tags.ts';
import { maskCode } from './mask-code.ts';

/** `<Fragment set:html={"<b>a</b>"} />` of Astro is the HTML that it holds, as far as a text says it. */
export function showFragments(text: string): string {
  if (!maskCode(text).includes('<Fragment')) return text;
  return findTags(text, 'Fragment').reduceRight((result, { start, end, isClosed, attributes }) => {
    const html = isClosed ? readText(attributes.get('set:html')) : undefined;
    return html === undefined ? result : result.slice(0, start) + escapeText(html) + result.slice(end);
  }, text);
}

/** A text in quotes, or in code that is nothing but one. */
function readText(written: string | undefined): string | undefined {
  if (written?.startsWith('{') !== true) return written;
  const [, json, template] = /^\{\s*(?:("(?:[^"\\]|\\.)*")|`([^`\\$]*)`)\s*\}$/.exec(written) ?? [];
  return json === undefined ? template : String(JSON.parse(json));
}

/** HTML on one line, whose texts are none of Markdown or MDX. */
function escapeText(html: string): string {
  return html
    .trim()
    .split(/(<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[{}*_`[\]\\~|]/g, (sign) => `&#${sign.charCodeAt(0)};`)))
    .join('')
    .replaceAll(/\r?\n/g, (sign) => (/<pre\b/.test(html) ? '<br />' : sign.replaceAll(/\s+/g, ' ')));
}
