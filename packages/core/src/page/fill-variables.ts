const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Puts the config's variables into a page's text: `{{version}}` -> `2.1`. What no variable is called stays as it is. */
export function fillVariables(text: string, variables: Readonly<Record<string, string>>): string {
  if (!text.includes('{{') || Object.keys(variables).length === 0) return text;
  return text.replace(VARIABLE, (written, name: string) => (Object.hasOwn(variables, name) ? (variables[name] ?? written) : written));
}
