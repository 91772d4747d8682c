/** What programs call the object around a body. */
const WRAPPERS = new Set(['body', 'json', 'data', 'payload']);

/**
 * Whether a name of a sample is that of a field, both by the names of what they stand in: `targets`, `url`, in a program also `body`,
 * `targets`, `url`.
 */
export function matchesField(sample: readonly string[], field: readonly string[]): boolean {
  const around = sample.length - field.length;
  return (
    around >= 0 &&
    sample.slice(0, around).every((name) => WRAPPERS.has(name)) &&
    field.every((name, index) => sample[around + index] === name)
  );
}
