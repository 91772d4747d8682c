import type { FileDetail } from '../model/file-detail.ts';
import { isObject } from '../value/json-value.ts';
import { writeBlock } from './write-code.ts';
import { writeValue } from './write-fields.ts';
import { writeItem } from './write-item.ts';

/** Writes what else the file says of a thing: a list by the file's words, each with its values. */
export function writeDetails(details: readonly FileDetail[] = []): string[] {
  return details.flatMap(({ name, facts }) => {
    const [only] = facts;
    if (only !== undefined && only.name === '' && facts.length === 1) return writeFact(name, only);
    return writeItem(
      `${name}:`,
      facts.flatMap((fact) => writeFact(fact.name, fact)),
    );
  });
}

function writeFact(name: string, { description, value }: FileDetail['facts'][number]): string[] {
  const head = name === '' ? '' : `${name}: `;
  if (isObject(value)) return writeItem(head, ['', ...writeBlock(JSON.stringify(value, undefined, 2), 'json').split('\n')]);
  return writeItem(`${head}${value === undefined ? (description?.trim() ?? '') : [value].flat().map(writeValue).join(', ')}`);
}
