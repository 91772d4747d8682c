import type { Element } from 'hast';
import type { ElementHandle } from './element-handle.ts';
import { startOf } from './estree-nodes.ts';

/** Handles an element that Markdown or raw HTML made. Its attributes are properties already, under their DOM names. */
export function createHtmlElementHandle(node: Element): ElementHandle {
  const { properties } = node;
  return {
    kind: 'html',
    get name() {
      return node.tagName;
    },
    place: startOf(node.position),
    isEmpty: () => node.children.every((child) => child.type === 'text' && child.value.trim() === ''),
    hasSpread: () => false,
    attributeNames: () => Object.keys(properties),
    get(attribute) {
      const value = properties[attribute];
      if (Array.isArray(value)) return value.join(' ');
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    },
    getExpression: () => undefined,
    isBare: (attribute) => properties[attribute] === true,
    set(attribute, value) {
      if (typeof value === 'object') throw new TypeError(`The attribute ${attribute} of an HTML element accepts text only.`);
      properties[attribute] = value;
    },
    rename(attribute, to) {
      const value = properties[attribute];
      delete properties[attribute];
      if (value !== undefined) properties[to] = value;
    },
    remove(attribute) {
      delete properties[attribute];
    },
    setName(name) {
      node.tagName = name;
    },
    unwrap() {
      node.tagName = 'div';
      node.properties = {};
    },
  };
}
