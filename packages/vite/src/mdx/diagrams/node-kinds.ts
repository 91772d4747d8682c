/** Whether a node is an element, of whatever window. */
export function isDomElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Whether a node is text, of whatever window. */
export function isDomText(node: Node): node is Text {
  return node.nodeType === 3;
}
