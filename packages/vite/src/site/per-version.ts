/** Makes a value when it is first asked for, and again only when the version of what it is made from is another one. */
export function perVersion<T>(version: () => unknown, make: () => T): () => T {
  let held: { version: unknown; value: T } | undefined;
  return () => {
    const now = version();
    if (held === undefined || held.version !== now) held = { version: now, value: make() };
    return held.value;
  };
}
