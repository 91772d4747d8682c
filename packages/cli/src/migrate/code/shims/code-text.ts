/** Functions that components of code share: the text of what they hold, and that text as HTML. */
export const CODE_TEXT = `function readText(node) {
  if (Array.isArray(node)) return node.map(readText).join('');
  return isValidElement(node) ? readText(node.props.children) : typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}`;
