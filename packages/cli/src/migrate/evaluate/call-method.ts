import { isReadFunction } from './create-function.ts';
import { asObject } from '../read-value.ts';
import { UNREAD } from './unread.ts';

/** Methods that give a value and need nothing but what they are given. */
const OF_LISTS = /^(?:at|fill|flat|includes|indexOf|lastIndexOf|pop|push|shift|slice|splice|unshift)$/;
const OF_TEXTS =
  /^(?:at|char(?:Code)?At|codePointAt|concat|endsWith|includes|indexOf|lastIndexOf|localeCompare|match|pad(?:End|Start)|repeat|replace(?:All)?|search|slice|split|startsWith|substr(?:ing)?|to(?:LowerCase|String|UpperCase)|trim(?:End|Start)?)$/;
const OF_NUMBERS = /^to(?:Fixed|LocaleString|String)$/;

/** What a method of a list, a text, a number or a date gives, for those that configs and components are made with; `UNREAD` for any other. */
export function callMethod(object: unknown, name: string, given: readonly unknown[]): unknown {
  if (Array.isArray(object)) return callOfList(object, name, given);
  if (typeof object === 'string') return callOfText(object, name, given);
  if (typeof object === 'number') return OF_NUMBERS.test(name) ? callNative(object, name, given) : UNREAD;
  if (object instanceof RegExp)
    return /^(?:exec|test)$/.test(name) && typeof given[0] === 'string' ? callNative(new RegExp(object), name, given) : UNREAD;
  if (object instanceof Date) return given.includes(UNREAD) ? UNREAD : callOfDate(object, name, given);
  if ((typeof object !== 'object' && !isReadFunction(object)) || object === null) return UNREAD;
  const own: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
  return isReadFunction(own) ? own(...given) : UNREAD;
}

function callOfList(list: unknown[], name: string, given: readonly unknown[]): unknown {
  const [first] = given;
  const call = isReadFunction(first) ? first : undefined;
  switch (name) {
    case 'filter':
      // What only a program would decide stays.
      return call === undefined ? list.filter(Boolean) : list.filter((one, index) => Boolean(call(one, index)));
    case 'concat':
      return [...list, ...given.flat()];
    case 'reverse':
    case 'toReversed':
      return list.toReversed();
    case 'join':
      return list.flat(Infinity).includes(UNREAD) ? UNREAD : list.join(typeof first === 'string' ? first : ',');
    case 'sort':
    case 'toSorted':
      return list.toSorted(call === undefined ? undefined : (a, b) => toNumber(call(a, b)));
    case 'find':
    case 'findIndex':
    case 'findLast':
    case 'some':
    case 'every':
      return call === undefined ? UNREAD : callNative(list, name, [(one: unknown, index: unknown) => isTrue(call(one, index))]);
    case 'entries':
      return [...list.entries()];
    case 'flatMap':
    case 'forEach':
    case 'map':
    case 'reduce':
      return call === undefined ? UNREAD : callNative(list, name, given);
    default:
      return OF_LISTS.test(name) ? callNative(list, name, given) : UNREAD;
  }
}

/** What a date is in Greenwich, wherever this runs. */
function callOfDate(date: Date, name: string, [locale, options]: readonly unknown[]): unknown {
  if (name === 'toLocaleDateString') return callNative(date, name, [locale ?? 'en-US', { timeZone: 'UTC', ...asObject(options) }]);
  if (/^(?:getTime|toISOString|toUTCString|valueOf)$/.test(name)) return callNative(date, name, []);
  return /^get(?:UTC)?(?:Date|Day|FullYear|Month)$/.test(name) ? callNative(date, name.replace(/^get(?:UTC)?/, 'getUTC'), []) : UNREAD;
}

function isTrue(value: unknown): boolean {
  return value !== UNREAD && Boolean(value);
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Characters that a repeated or filled text may have: what is read is a stranger's. */
const MOST = 10_000;

function callOfText(text: string, name: string, given: readonly unknown[]): unknown {
  if (!OF_TEXTS.test(name) || given.includes(UNREAD)) return UNREAD;
  const times = toNumber(given[0]);
  if (/^(?:pad|repeat)/.test(name) && (times < 0 || times * (name === 'repeat' ? text.length : 1) > MOST)) return UNREAD;
  let isRead = true;
  const called = given.map((one) =>
    isReadFunction(one)
      ? (...parts: unknown[]) => {
          const part = one(...parts);
          isRead &&= part !== UNREAD;
          return part === UNREAD ? '' : part;
        }
      : one,
  );
  const value = callNative(text, name, called);
  return isRead ? value : UNREAD;
}

function callNative(object: unknown[] | string | number | RegExp | Date, name: string, given: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(Object(object), name);
  return typeof method === 'function' ? Reflect.apply(method, object, given) : UNREAD;
}
