/** Takes a text with places for values apart: `Found {count}` -> `['Found ', 3]`. A place without a value stays as it is. */
export function splitWords<Value>(text: string, values: { readonly [name: string]: Value }): (string | Value)[] {
  const pieces = text.split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`))).filter((piece) => piece !== '');
}

/** The same as one text: `Found 3`. */
export function fillWords(text: string, values: { readonly [name: string]: string | number }): string {
  return splitWords(text, values).join('');
}
