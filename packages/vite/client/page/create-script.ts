/** What a script is made of: its attributes as HTML has them, and its text. */
export interface ScriptParts {
  attributes: [name: string, value: string][];
  text: string;
}

/** Makes a script that runs when it is put into the document, as one that React or a string has made never does. */
export function createScript({ attributes, text }: ScriptParts): HTMLScriptElement {
  const script = document.createElement('script');
  // In the order of the page, as in a document; but for those that do not care.
  script.async = false;
  for (const [name, value] of attributes) script.setAttribute(name, value);
  script.textContent = text;
  return script;
}
