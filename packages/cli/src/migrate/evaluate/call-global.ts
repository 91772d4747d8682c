import { UNREAD } from './unread.ts';

const OF_NUMBERS = /^Math\.(?:abs|ceil|floor|max|min|pow|round|sqrt|trunc)$/;

/** What a function of `Array`, `Object` or `JSON` gives (`Object.entries`), for those that configs are made with; `UNREAD` for any other. */
export function callGlobal(name: string, given: readonly unknown[]): unknown {
  const [first] = given;
  if (name === 'Object.assign') return Object.assign({}, ...given.filter((one) => typeof one === 'object'));
  if (first === UNREAD) return UNREAD;
  if (name === 'String') return String(first);
  if (name === 'Number') return Number(first);
  if (OF_NUMBERS.test(name) && given.every((one) => typeof one === 'number'))
    return Reflect.apply(Reflect.get(Math, name.slice(5)), Math, given);
  if (name === 'JSON.stringify') return JSON.stringify(first, null, typeof given[2] === 'number' ? given[2] : undefined);
  if (name === 'Array.isArray') return Array.isArray(first);
  if (name === 'Object.fromEntries')
    return Array.isArray(first) && first.every((one) => Array.isArray(one)) ? Object.fromEntries(first as [string, unknown][]) : UNREAD;
  if (typeof first !== 'object' || first === null) return UNREAD;
  switch (name) {
    case 'Object.entries':
      return Object.entries(first);
    case 'Object.keys':
      return Object.keys(first);
    case 'Object.values':
      return Object.values(first);
    default:
      return UNREAD;
  }
}
