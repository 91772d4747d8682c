/**
 * What the `$dynamicRef`s within a schema mean: by plain name, the name of the place that the outermost resource on the way gives to it (JSON
 * Schema 2020-12, 8.2.3.2). A schema that is reached on two ways may be two schemas, as a generic type is.
 */
export type DynamicScope = ReadonlyMap<string, string>;

/**
 * Writes a scope into the name of a place, before its pointer, so that it ends as it did: `#/a/B` -> `#~(node=…)//a/B`. No JSON pointer has
 * `~(`, since it escapes each `~` of a key.
 */
export function withScope(name: string, scope: DynamicScope | undefined): string {
  if (scope === undefined || scope.size === 0) return name;
  const pairs = [...scope].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return name.replace('#', () => `#~(${new URLSearchParams(pairs).toString()})/`);
}

/** Divides the name of a place from the scope that is written into it. */
export function splitScope(name: string): { plain: string; scope?: DynamicScope } {
  const [, source = '', written, pointer = ''] = /^([^#]*#)~\(([^()]*)\)\/(.*)$/s.exec(name) ?? [];
  return written === undefined ? { plain: name } : { plain: source + pointer, scope: new Map(new URLSearchParams(written)) };
}
