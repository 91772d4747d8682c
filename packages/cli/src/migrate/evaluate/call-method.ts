import { isReadFunction } from './create-function.ts';
import { UNREAD } from './unread.ts';

/** What a method of a list or a text gives, for those that configs are made with; `UNREAD` for any other. */
export function callMethod(object: unknown, name: string, given: readonly unknown[]): unknown {
  if (Array.isArray(object)) return callOfList(object, name, given);
  if (typeof object === 'string') return callOfText(object, name, given);
  if (object instanceof RegExp) return name === 'test' && typeof given[0] === 'string' ? new RegExp(object).test(given[0]) : UNREAD;
  if (typeof object !== 'object' || object === null) return UNREAD;
  const own: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
  return isReadFunction(own) ? own(...given) : UNREAD;
}

function callOfList(list: unknown[], name: string, given: readonly unknown[]): unknown {
  const [first] = given;
  const call = isReadFunction(first) ? first : undefined;
  switch (name) {
    case 'map':
      return call === undefined ? UNREAD : list.map((one, index) => call(one, index));
    case 'flatMap':
      return call === undefined ? UNREAD : list.flatMap((one, index) => call(one, index));
    case 'filter':
      // What only a program would decide stays.
      return call === undefined ? list.filter(Boolean) : list.filter((one, index) => Boolean(call(one, index)));
    case 'concat':
      return [...list, ...given.flat()];
    case 'flat':
      return list.flat();
    case 'slice':
      return list.slice(...given.filter((one) => typeof one === 'number'));
    case 'push':
      return list.push(...given);
    case 'includes':
      return list.includes(first);
    case 'find':
      return call === undefined ? UNREAD : list.find((one, index) => isTrue(call(one, index)));
    case 'some':
      return call === undefined ? UNREAD : list.some((one, index) => isTrue(call(one, index)));
    case 'every':
      return call === undefined ? UNREAD : list.every((one, index) => isTrue(call(one, index)));
    case 'at':
      return list.at(toNumber(first));
    case 'indexOf':
      return list.indexOf(first);
    case 'reverse':
    case 'toReversed':
      return list.toReversed();
    case 'join':
      return list.includes(UNREAD) ? UNREAD : list.join(typeof first === 'string' ? first : ',');
    case 'sort':
    case 'toSorted':
      return list.toSorted(call === undefined ? undefined : (a, b) => toNumber(call(a, b)));
    default:
      return UNREAD;
  }
}

function isTrue(value: unknown): boolean {
  return value !== UNREAD && Boolean(value);
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function callOfText(text: string, name: string, given: readonly unknown[]): unknown {
  const [first, second] = given;
  switch (name) {
    case 'toLowerCase':
      return text.toLowerCase();
    case 'toUpperCase':
      return text.toUpperCase();
    case 'trim':
      return text.trim();
    case 'toString':
      return text;
    case 'concat':
      return text + given.map(String).join('');
    case 'replace':
    case 'replaceAll':
      if (first instanceof RegExp && typeof second === 'string') return text.replace(first, second);
      return typeof first === 'string' && typeof second === 'string' ? text.replaceAll(first, second) : UNREAD;
    case 'at':
    case 'charAt':
      return text.at(toNumber(first));
    case 'indexOf':
      return typeof first === 'string' ? text.indexOf(first) : UNREAD;
    case 'repeat':
      return repeat(text, toNumber(first));
    case 'substring':
      return text.substring(toNumber(first), second === undefined ? undefined : toNumber(second));
    case 'slice':
      return text.slice(...given.filter((one) => typeof one === 'number'));
    case 'localeCompare':
      return typeof first === 'string' ? text.localeCompare(first) : UNREAD;
    case 'startsWith':
      return typeof first === 'string' ? text.startsWith(first) : UNREAD;
    case 'endsWith':
      return typeof first === 'string' ? text.endsWith(first) : UNREAD;
    case 'includes':
      return typeof first === 'string' ? text.includes(first) : UNREAD;
    case 'split':
      return typeof first === 'string' ? text.split(first) : UNREAD;
    default:
      return UNREAD;
  }
}

/** Characters that a repeated text may have: what is read is a stranger's. */
const MOST = 10_000;

function repeat(text: string, times: number): unknown {
  return times >= 0 && text.length * times <= MOST ? text.repeat(times) : UNREAD;
}
