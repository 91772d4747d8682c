import { toList } from '../value/json-value.ts';
import { findJson, isBigInteger } from './json-text.ts';
import { isList, isRecord, type RequestValue } from './request-value.ts';
import { findBranches, findItem, findKeyword, findProperty, findTypes, type TabledSchema } from '../schema/find-in-schema.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Turns text as typed into the data that its schema asks for, in lists and objects, too: `"42"` -> `42`, `"true"` -> `true`, `"null"` ->
 * `null` where the schema allows it, `"[1]"` -> `[1]`. Text stays text where text is allowed, where nothing is said, and where it does
 * not fit: what the reader typed is sent, right or wrong. Whole numbers beyond 2^53 become `bigint`.
 */
export function coerceValue(value: RequestValue, place: TabledSchema): RequestValue {
  if (typeof value === 'string') return coerceText(value, place);
  if (isList(value)) return value.map((item, index) => coerceValue(item, { ...place, schema: findItem(place, index) }));
  if (!isRecord(value)) return value;
  const chosen = chooseBranch(value, place);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const schema = (chosen && findProperty(chosen, name)) ?? findProperty(place, name);
      return [name, coerceValue(member, { ...place, schema })];
    }),
  );
}

/** For what is sent as text: text of a list or an object is read, every other text stays as typed (`"1.50"` is not `1.5`). */
export function coerceShape(value: RequestValue, place: TabledSchema): RequestValue {
  if (typeof value !== 'string') return value;
  const data = coerceText(value, place);
  return isList(data) || isRecord(data) ? data : value;
}

function coerceText(text: string, place: TabledSchema): RequestValue {
  const given = findGiven(text, place);
  if (given !== undefined) return given;
  const types = findTypes(place);
  if (types.length === 0 || types.includes('string')) return text;
  const trimmed = text.trim();
  if (trimmed === 'null' && types.includes('null')) return null;
  if ((trimmed === 'true' || trimmed === 'false') && types.includes('boolean')) return trimmed === 'true';
  if ((types.includes('number') || types.includes('integer')) && NUMBER.test(trimmed)) {
    return isBigInteger(trimmed) ? BigInt(trimmed) : Number(trimmed);
  }
  if (!types.includes('array') && !types.includes('object')) return text;
  const data = findJson(trimmed);
  return (isList(data) && types.includes('array')) || (isRecord(data) && types.includes('object')) ? data : text;
}

/** The value of `const` or `enum` that the text is a spelling of. */
function findGiven(text: string, place: TabledSchema): RequestValue {
  const values = [findKeyword(place, 'const'), ...toList(findKeyword(place, 'enum'))];
  if (values.includes(text)) return text;
  return values.find((value) => value !== undefined && typeof value !== 'object' && String(value) === text);
}

/** The branch whose `const` and one-valued `enum` properties, a discriminator for one, are those of the value. */
function chooseBranch(value: { readonly [name: string]: RequestValue }, place: TabledSchema): TabledSchema | undefined {
  const branches = findBranches(place).map((schema) => ({ ...place, schema }));
  return branches.find((branch) =>
    Object.entries(value).some(([name, member]) => {
      if (typeof member !== 'string') return false;
      const property = { ...place, schema: findProperty(branch, name) };
      const [first, ...others] = toList(findKeyword(property, 'enum'));
      return findKeyword(property, 'const') === member || (first === member && others.length === 0);
    }),
  );
}
