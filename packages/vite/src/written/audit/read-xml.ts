/** Reads the texts of the elements of one name: `loc` of a sitemap. */
export function readXmlTexts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescape(text.trim()));
}

/** Why a text is no well-formed XML: a tag that does not close, a bare ampersand. Undefined where it is. */
export function findXmlFault(xml: string): string | undefined {
  const open: string[] = [];
  const text = xml.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  const ampersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(text);
  if (ampersand !== null) return `\`${text.slice(ampersand.index, ampersand.index + 20)}\` is not an entity reference`;
  for (const [whole, close, name = '', self] of text.matchAll(/<(\/?)([\w:.-]+)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>|</g)) {
    if (whole === '<') return 'a `<` does not begin a tag';
    if (close === '/') {
      if (open.pop() !== name) return `\`${whole}\` has no opening tag`;
    } else if (self !== '/') open.push(name);
  }
  const left = open.pop();
  return left === undefined ? undefined : `\`<${left}>\` is not closed`;
}

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => NAMES[name] ?? '');
}

const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
