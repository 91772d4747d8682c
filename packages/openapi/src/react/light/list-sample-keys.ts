/** A name in the text of a sample. */
export interface SampleKey {
  /** Names of the objects around it, outermost first, and its own: `targets`, `url`. */
  path: string[];
  start: number;
  end: number;
}

/** Strings, brackets, and names before a colon: enough of JSON, JavaScript and Python to know what stands in what. */
const PIECE = /"((?:\\.|[^"\\\n])*)"(\s*:)?|'((?:\\.|[^'\\\n])*)'(\s*:)|([A-Za-z_$][\w$]*)(\s*:)(?!\/)|[{}]/g;

/** Longer samples are not looked through. */
export const LONGEST_SAMPLE = 100_000;

/** Lists the names of a sample's values with where they stand; lists add nothing to a name's path. */
export function listSampleKeys(text: string): SampleKey[] {
  const keys: SampleKey[] = [];
  const stack: string[] = [];
  let last: string | undefined;
  if (text.length > LONGEST_SAMPLE) return keys;
  for (const match of text.matchAll(PIECE)) {
    const [whole, double, isDoubleKey, single, isSingleKey, bare, isBareKey] = match;
    if (whole === '{') stack.push(last ?? '');
    else if (whole === '}') last = stack.pop();
    const name = isDoubleKey === undefined ? (isSingleKey === undefined ? (isBareKey === undefined ? undefined : bare) : single) : double;
    // Outside of all braces a colon parts a header from its value.
    if (name === undefined || stack.length === 0) continue;
    last = name;
    keys.push({
      path: [...stack.filter((one) => one !== ''), name],
      start: match.index,
      end: match.index + whole.replace(/\s*:$/, '').length,
    });
  }
  return keys;
}
