/** Fields of Swagger 2.0 that an object of a place has, where a Reference Object may stand as well. */
const FIELDS: readonly [place: RegExp, names: string][] = [
  [/^\/paths\/[^/]+$/, 'get put post delete options head patch parameters'],
  [/\/responses\/[^/]+$/, 'description schema headers examples'],
  [/\/parameters\/[^/]+$/, 'name in description required'],
];

/** Whether Swagger 2.0 has a field in the object at a pointer that a validator does not expect, as it holds the object against a reference, too. */
export function isSwaggerField(pointer: string, message: string): boolean {
  const name = /^Property (.+) is not expected to be here/.exec(message)?.[1] ?? '';
  return FIELDS.some(([place, names]) => place.test(pointer) && names.split(' ').includes(name));
}
