import type { JSXAttribute, JSXElement, JSXFragment, JSXIdentifier, JSXMemberExpression, JSXNamespacedName } from 'estree-jsx';
import type { ElementHandle } from './element-handle.ts';
import { placeOf, staticString } from './estree-nodes.ts';

/** Handles JSX that stands inside of JavaScript: in an export, or in an expression between braces. */
export function createJsxElementHandle(node: JSXElement): ElementHandle {
  const { openingElement } = node;
  const find = (name: string): JSXAttribute | undefined =>
    openingElement.attributes.find(
      (attribute): attribute is JSXAttribute => attribute.type === 'JSXAttribute' && nameOf(attribute.name) === name,
    );
  return {
    kind: 'jsx',
    get name() {
      return nameOf(openingElement.name);
    },
    place: placeOf(node),
    isEmpty: () => node.children.every((child) => child.type === 'JSXText' && child.value.trim() === ''),
    hasSpread: () => openingElement.attributes.some((attribute) => attribute.type === 'JSXSpreadAttribute'),
    attributeNames: () =>
      openingElement.attributes.flatMap((attribute) => (attribute.type === 'JSXAttribute' ? [nameOf(attribute.name)] : [])),
    get(name) {
      const value = find(name)?.value;
      return staticString(value?.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    getExpression(name) {
      const value = find(name)?.value;
      return value?.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression' ? value.expression : undefined;
    },
    isBare: (name) => find(name)?.value === null,
    set(name, value) {
      const attribute = find(name) ?? addAttribute(node, name);
      attribute.value = toValue(value);
    },
    rename(name, to) {
      const attribute = find(name);
      if (attribute) attribute.name = { type: 'JSXIdentifier', name: to };
    },
    remove(name) {
      openingElement.attributes = openingElement.attributes.filter(
        (attribute) => attribute.type !== 'JSXAttribute' || nameOf(attribute.name) !== name,
      );
    },
    setName(name) {
      openingElement.name = { type: 'JSXIdentifier', name };
      if (node.closingElement) node.closingElement.name = { type: 'JSXIdentifier', name };
    },
    unwrap() {
      const fragment: Pick<JSXFragment, 'type' | 'openingFragment' | 'closingFragment'> = {
        type: 'JSXFragment',
        openingFragment: { type: 'JSXOpeningFragment' },
        closingFragment: { type: 'JSXClosingFragment' },
      };
      Object.assign(node, fragment);
    },
  };
}

function nameOf(name: JSXIdentifier | JSXMemberExpression | JSXNamespacedName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  return `${nameOf(name.object)}.${name.property.name}`;
}

function toValue(value: Parameters<ElementHandle['set']>[1]): JSXAttribute['value'] {
  if (value === true) return null;
  if (typeof value === 'string') return { type: 'Literal', value };
  return { type: 'JSXExpressionContainer', expression: value };
}

function addAttribute(node: JSXElement, name: string): JSXAttribute {
  const attribute: JSXAttribute = { type: 'JSXAttribute', name: { type: 'JSXIdentifier', name }, value: null };
  node.openingElement.attributes.push(attribute);
  return attribute;
}
