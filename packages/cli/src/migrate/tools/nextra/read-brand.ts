import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { isMarkup } from '../../evaluate/markup.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { findTags } from '../../text/find-tags.ts';

/** What the top bar of a Nextra site says, as far as its code tells it without being run. */
export interface NextraBrand {
  name?: string | undefined;
  /** An address; undefined where the name stands beside it. */
  logo?: string | undefined;
  repository?: string | undefined;
  chat?: string | undefined;
}

/** Reads what the layout of the app hands to the theme, since Nextra 4: `<Navbar logo={<b>Ferry</b>} projectLink="…" />`, `metadata`. */
export function readLayoutBrand(file: string, source: OldSource): NextraBrand {
  const text = source.read(file) ?? '';
  const [navbar] = findTags(text, 'Navbar');
  const [layout] = findTags(text, 'Layout');
  const shown = /^\{([\s\S]*)\}$/.exec(navbar?.attributes.get('logo') ?? '')?.[1];
  const program = shown === undefined ? text : `${text}\nexport const __logo = (${shown});\n`;
  const { named } = evaluateModule(file, { ...source, read: (one) => (one === file ? program : source.read(one)) });
  const title = asObject(dropUnread(named.get('metadata')))['title'];
  const brand = readLogo(named.get('__logo'));
  const link = (name: string): string | undefined => {
    const value = navbar?.attributes.get(name) ?? layout?.attributes.get(name);
    return value?.startsWith('{') === true ? undefined : value;
  };
  return {
    ...brand,
    name: brand.name ?? asText(title) ?? asText(asObject(title)['default']),
    repository: link('docsRepositoryBase') ?? link('projectLink'),
    chat: link('chatLink'),
  };
}

/** A logo of the theme: a text, or an element with one, or with a picture alone. */
export function readLogo(value: unknown): NextraBrand {
  if (typeof value === 'string') return { name: value };
  if (!isMarkup(value)) return {};
  const name = value.markup
    .replaceAll(/<svg\b[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (name !== '') return { name };
  const [picture] = findTags(value.markup, 'img');
  const address = picture?.attributes.get('src');
  return address?.startsWith('{') === true ? {} : { logo: address };
}
