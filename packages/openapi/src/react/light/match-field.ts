/** What programs call the object around a body. */
const WRAPPERS = new Set(['body', 'json', 'data', 'payload']);

/**
 * Whether a name of a sample is that of a field, both by the names of what they stand in: `targets`, `url`, in a program also `body`,
 * `targets`, `url`. Authors write such a way as one name, too: `targets[].url`.
 */
export function matchesField(sample: readonly string[], field: readonly string[]): boolean {
  const [way, wanted] = [splitNames(sample), splitNames(field)];
  const around = way.length - wanted.length;
  return (
    around >= 0 && way.slice(0, around).every((name) => WRAPPERS.has(name)) && wanted.every((name, index) => way[around + index] === name)
  );
}

/** Places in lists add nothing. */
function splitNames(names: readonly string[]): string[] {
  return names.flatMap((name) => name.split(/\[\d*\]|[.[\]]+/)).filter((name) => name !== '');
}
