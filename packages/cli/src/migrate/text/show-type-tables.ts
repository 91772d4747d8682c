import { evaluateText } from '../evaluate/evaluate-text.ts';
import { asObject } from '../read-value.ts';
import type { Codemod } from '../tool.ts';
import { findTags } from './find-tags.ts';
import { writeAttribute } from '../write-attribute.ts';

/** `<TypeTable type={{ name: { type, description, default, required } }} />` of Fumadocs and Blume, where its fields stand in the page. */
export const showTypeTables: Codemod = (text, { page, source }) => {
  let result = text;
  for (const { start, end, attributes } of findTags(text, 'TypeTable').toReversed()) {
    const said = attributes.get('type');
    const fields = said === undefined ? {} : asObject(evaluateText(said.slice(1, -1), { program: '', file: page.file, source }));
    const shown = Object.entries(fields).map(([name, field]) => showField(name, asObject(field)));
    if (shown.length > 0) result = `${result.slice(0, start)}${shown.join('\n')}${result.slice(end)}`;
  }
  return result;
};

function showField(name: string, { type, description, default: initial, required, deprecated }: Readonly<Record<string, unknown>>): string {
  const flags = `${required === true ? ' required' : ''}${deprecated === true ? ' deprecated' : ''}`;
  const head = `<ResponseField${writeAttribute('name', name)}${writeAttribute('type', toText(type))}${writeAttribute('default', toText(initial))}${flags}>`;
  return `${head}\n  ${(toText(description) ?? '').replaceAll('{', '&#123;').replaceAll('<', '&lt;')}\n</ResponseField>`;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
