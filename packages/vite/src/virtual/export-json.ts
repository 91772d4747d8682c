/** JSON as a module. */
export function exportJson<T>(value: T): string {
  return `export default ${toLiteral(value)};`;
}

/** JSON as a literal of JavaScript: never spliced text. */
export function toLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Modules by name, each loaded when it is asked for. */
export function exportImports(entries: (readonly [string, string])[]): string {
  return `export default {\n${entries.map(([key, id]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(id)}),`).join('\n')}\n};`;
}
