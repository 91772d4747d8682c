import path from 'node:path';
import { evaluateText } from '../evaluate/evaluate-text.ts';
import { asObject, asText } from '../read-value.ts';
import type { Codemod, PageScope } from '../tool.ts';
import { findTags } from './find-tags.ts';
import { readTypeFields } from './read-type-fields.ts';
import { writeAttribute } from '../write-attribute.ts';

/**
 * `<TypeTable type={{ name: { type, description, default, required } }} />` of Fumadocs and Blume, where its fields stand in the page, and
 * `<AutoTypeTable path="a.ts" name="Props" />`, where they stand in a file or in `type`.
 */
export const showTypeTables: Codemod = (text, { page, source }) => {
  let result = text;
  for (const { start, end, attributes, isClosed } of findTags(text, '(?:TypeTable|AutoTypeTable|auto-type-table)').toReversed()) {
    const read = (name: string): unknown => {
      const said = attributes.get(name);
      return said?.startsWith('{') === true ? evaluateText(said.slice(1, -1), { program: '', file: page.file, source }) : said;
    };
    const isTable = text.startsWith('<TypeTable', start);
    const fields = isTable
      ? asObject(read('type'))
      : readTypes({ path: asText(read('path')), type: asText(read('type')), name: asText(read('name')) }, { page, source });
    const shown = Object.entries(fields).map(([name, field]) => showField(name, asObject(field)));
    const close = isClosed ? '' : (/^\s*<\/[\w-]+>/.exec(text.slice(end))?.[0] ?? '');
    if (shown.length > 0) result = `${result.slice(0, start)}${shown.join('\n')}${result.slice(end + close.length)}`;
  }
  return result;
};

/** Paths are from the site's folder, or from the page. */
function readTypes(
  { path: file, type, name }: Readonly<Record<'path' | 'type' | 'name', string | undefined>>,
  { page, source }: Pick<PageScope, 'page' | 'source'>,
): Readonly<Record<string, unknown>> {
  const written = file === undefined ? undefined : [path.posix.normalize(file), path.posix.join(path.posix.dirname(page.file), file)];
  const text = written?.map((one) => source.read(one)).find((one) => one !== undefined) ?? '';
  return readTypeFields(`${text}\n${type ?? ''}`, name ?? '') ?? {};
}

function showField(name: string, { type, description, default: initial, required, deprecated }: Readonly<Record<string, unknown>>): string {
  const flags = `${required === true ? ' required' : ''}${deprecated === true ? ' deprecated' : ''}`;
  const head = `<ResponseField${writeAttribute('name', name)}${writeAttribute('type', toText(type))}${writeAttribute('default', toText(initial))}${flags}>`;
  return `${head}\n  ${(toText(description) ?? '').replaceAll('{', '&#123;').replaceAll('<', '&lt;')}\n</ResponseField>`;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
