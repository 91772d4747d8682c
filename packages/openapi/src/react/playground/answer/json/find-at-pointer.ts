import { splitPointer } from '../../../../value/pointer.ts';
import { kindOfValue, listMembers, nameOfValue } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';

/** The value that a JSON pointer names; undefined where there is none. */
export function findAtPointer(index: JsonIndex, pointer: string): number | undefined {
  let found: number | undefined = index.starts.length === 0 ? undefined : 0;
  for (const step of splitPointer(pointer)) {
    if (found === undefined) return undefined;
    found = findMember(index, found, step);
  }
  return found;
}

function findMember(index: JsonIndex, value: number, step: string): number | undefined {
  const isList = kindOfValue(index, value) === 'list';
  let position = 0;
  let last: number | undefined;
  for (const member of listMembers(index, value)) {
    if (isList && String(position) === step) return member;
    // Of a name that stands twice the last one counts, as in JSON.parse.
    if (!isList && nameOfValue(index, member) === step) last = member;
    position += 1;
  }
  return last;
}
