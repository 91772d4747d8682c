import { parseSync, Visitor } from 'vite';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { isMarkup, readTitleText } from '../../evaluate/markup.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { findTags } from '../../text/find-tags.ts';

/** What the top bar of a Nextra site says, as far as its code tells it without being run. */
export interface NextraBrand {
  name?: string | undefined;
  /** An address; undefined where a text stands beside the picture. */
  logo?: string | undefined;
  repository?: string | undefined;
  chat?: string | undefined;
}

/** Reads what the layout of the app hands to the theme, since Nextra 4: `<Navbar logo={<b>Ferry</b>} projectLink="…" />`, `metadata`. */
export function readLayoutBrand(file: string, source: OldSource): NextraBrand {
  const text = source.read(file) ?? '';
  const written = listAttributes(file, text);
  const names = [...written.keys()];
  // In the module itself: it may have given them names.
  const program = `${text}\nexport const __bar = { ${names.map((name) => `${name}: ${written.get(name) ?? ''}`).join(', ')} };\n`;
  const { named } = evaluateModule(file, { ...source, read: (one) => (one === file ? program : source.read(one)) });
  const bar = asObject(named.get('__bar'));
  const title = asObject(dropUnread(named.get('metadata')))['title'];
  const brand = readLogo(bar['logo']);
  return {
    ...brand,
    name: brand.name ?? asText(title) ?? asText(asObject(title)['default']),
    repository: asText(bar['docsRepositoryBase']) ?? asText(bar['projectLink']),
    chat: asText(bar['chatLink']),
  };
}

/** A logo of the theme: a text, or an element with one, or with a picture alone. */
export function readLogo(value: unknown): NextraBrand {
  const name = readTitleText(value);
  if (name !== undefined || !isMarkup(value)) return { name };
  const [picture] = findTags(value.markup, 'img');
  const address = picture?.attributes.get('src');
  return address?.startsWith('{') === true ? {} : { logo: address };
}

const READ = /^(?:logo|projectLink|chatLink|docsRepositoryBase)$/;

/** What the attributes of `<Navbar>` and `<Layout>` are written as, as expressions. */
function listAttributes(file: string, text: string): Map<string, string> {
  const found = new Map<string, string>();
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !/^(?:Navbar|Layout)$/.test(name.name)) return;
      for (const one of attributes) {
        if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier' || !READ.test(one.name.name) || one.value === null) continue;
        const value = one.value.type === 'JSXExpressionContainer' ? one.value.expression : one.value;
        found.set(one.name.name, `(${text.slice(value.start, value.end)})`);
      }
    },
  }).visit(parseSync(file, text, { lang: 'tsx', sourceType: 'module' }).program);
  return found;
}
