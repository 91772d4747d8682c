/** An example of a field: what stands at its path in the first of some values that has it, within what is around it. */
export function findExample(path: string, samples: readonly unknown[]): unknown {
  const steps = path.split('.');
  for (const sample of samples) {
    const found = pick(sample, steps);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `{ a: { b: 1, c: 2 } }`, `a.b` -> `{ a: { b: 1 } }`; of a list the first entry that has it. */
function pick(value: unknown, [step = '', ...rest]: readonly string[]): unknown {
  const key = step.replace(/\[\]$/, '');
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  const child: unknown = (value as Record<string, unknown>)[key];
  if (!step.endsWith('[]')) {
    const inner = rest.length === 0 ? child : pick(child, rest);
    return inner === undefined ? undefined : { [key]: inner };
  }
  const entries = Array.isArray(child) ? (child as unknown[]) : [];
  const found = entries.map((entry) => pick(entry, rest)).find((inner) => inner !== undefined);
  return found === undefined ? undefined : { [key]: [found] };
}
