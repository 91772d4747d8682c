/** Adds a sheet to a document or a shadow tree as scripts may, whatever its policy says of inline styles; gives what takes it away. */
export function adoptStyles(root: DocumentOrShadowRoot, css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
