import type { Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { PageField } from '@octavo/openapi/internal';
import { staticString } from '../nodes/estree-nodes.ts';
import { isMdxElement } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';

const PLACES = ['path', 'query', 'header', 'body'] as const;

/** Reads the fields that a page describes (`ParamField`, `ResponseField`), those inside others within them. What is computed is not known. */
export function rehypeFields(fields: PageField[]): (tree: Root) => void {
  return (tree) => {
    fields.push(...listFields(tree));
  };
}

function listFields(node: Nodes): PageField[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => (isMdxElement(child) ? (readField(child) ?? listFields(child)) : listFields(child)));
}

function readField(node: MdxElement): PageField[] | undefined {
  if (node.name !== 'ParamField' && node.name !== 'ResponseField') return undefined;
  const read = (name: string): string | undefined => readAttribute(node, name);
  const place = node.name === 'ResponseField' ? 'response' : PLACES.find((one) => read(one) !== undefined);
  const name = place === undefined || place === 'response' ? read('name') : read(place);
  if (place === undefined || name === undefined) return listFields(node);
  const [type, fallback, placeholder] = [read('type'), read('default'), read('placeholder')];
  const field: PageField = {
    in: place,
    name,
    ...(type !== undefined && { type }),
    required: isOn(read('required')),
    deprecated: isOn(read('deprecated')),
    ...(fallback !== undefined && { default: fallback }),
    ...(placeholder !== undefined && { placeholder }),
    enum: (read('enum') ?? '').split(',').flatMap((value) => value.trim() || []),
    description: toString({ type: 'root', children: node.children.filter((child) => !isMdxElement(child)) }).trim(),
    fields: listFields(node),
  };
  return [field];
}

/** `required`, `required={true}` and `enum={['a', 'b']}` as texts: `true`, `true`, `a,b`. */
function readAttribute(node: MdxElement, name: string): string | undefined {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (attribute === undefined) return undefined;
  const { value } = attribute;
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return 'true';
  const statement = value.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal') return expression.value === null ? undefined : String(expression.value);
  if (expression.type === 'ArrayExpression') return expression.elements.flatMap((element) => staticString(element) ?? []).join(',');
  return staticString(expression);
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== 'false';
}
