const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * Puts the config's variables into a page's text: `{{version}}` -> `2.1`. What no variable is called stays as it is. `encode` gives a value
 * the form that it has in the place of what is `written` at an offset of the text.
 */
export function fillVariables(
  text: string,
  variables: Readonly<Record<string, string>>,
  encode: (value: string, offset: number, written: string) => string = (value) => value,
): string {
  if (!text.includes('{{') || Object.keys(variables).length === 0) return text;
  return text.replace(VARIABLE, (written, name: string, offset: number) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === undefined ? written : encode(value, offset, written);
  });
}
