import type { IdRule } from '../../tool.ts';
import { asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { readMkdocsConfig } from './read-mkdocs-config.ts';

/** `Über & so` -> `uber-so`, or as functions of the extension PyMdown do it; those of another function are not known. */
export function readMkdocsIds(source: OldSource): IdRule | undefined {
  const { extensions, files } = readMkdocsConfig(source);
  const { slugify, separator } = asObject(extensions.get('toc') ?? extensions.get('markdown.extensions.toc'));
  if (slugify === undefined) return { slug: (text) => toAsciiId(text, asText(separator) ?? '-'), separator: '_' };
  const said = files.map((file) => source.read(file) ?? '').join('\n');
  return /pymdownx\.slugs\.(?:slugify|uslugify)\b/.test(said) ? { slug: toUnicodeId, separator: '_' } : undefined;
}

/** Whether a function of neither makes them. */
export function hasUnknownIds(source: OldSource): boolean {
  return readMkdocsIds(source) === undefined;
}

function toAsciiId(text: string, between: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(new RegExp(`[${between}\\s]+`, 'g'), between);
}

function toUnicodeId(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-');
}
