import type { Expression, ImportDeclaration, ModuleDeclaration, Node, Program, Statement } from 'estree-jsx';
import type { Element } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { TextPosition } from '../../page-draft.ts';

/** Creates a program of the statements given. */
export function createProgram(body: (Statement | ModuleDeclaration)[]): Program {
  return { type: 'Program', sourceType: 'module', body };
}

/** Creates a program that holds one expression, as MDX keeps the value of an attribute. */
export function createExpressionProgram(expression: Expression): Program {
  return createProgram([{ type: 'ExpressionStatement', expression }]);
}

/** Creates `import local from 'source'`. */
export function createDefaultImport(local: string, source: string): ImportDeclaration {
  return createImport(source, [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }]);
}

/** Creates `import 'source'`. */
export function createSideEffectImport(source: string): ImportDeclaration {
  return createImport(source, []);
}

/** Creates `import * as local from 'source'`. */
export function createNamespaceImport(local: string, source: string): ImportDeclaration {
  return createImport(source, [{ type: 'ImportNamespaceSpecifier', local: { type: 'Identifier', name: local } }]);
}

/** Creates `import { a, b } from 'source'`. */
export function createNamedImport(names: readonly string[], source: string, local?: string): ImportDeclaration {
  return createImport(
    source,
    names.map((name) => ({
      type: 'ImportSpecifier',
      local: { type: 'Identifier', name: local ?? name },
      imported: { type: 'Identifier', name },
    })),
  );
}

/** Wraps a program as the node in which a page's tree holds its ESM. */
export function createEsmNode(program: Program): MdxjsEsm {
  return { type: 'mdxjsEsm', value: '', data: { estree: program } };
}

/** Creates an object literal with string values, such as the value of `style`. */
export function createObject(entries: readonly (readonly [key: string, value: string])[]): Expression {
  return {
    type: 'ObjectExpression',
    properties: entries.map(([key, value]) => ({
      type: 'Property',
      kind: 'init',
      key: { type: 'Literal', value: key },
      value: { type: 'Literal', value },
      method: false,
      shorthand: false,
      computed: false,
    })),
  };
}

/** The string that an expression is: a literal, or a template without parts to fill in. */
export function staticString(expression: Node | null | undefined): string | undefined {
  if (expression?.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined;
  if (expression?.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** Where a node stands in the page's text. */
export function placeOf(node: Node): TextPosition | undefined {
  return node.loc ? { line: node.loc.start.line, column: node.loc.start.column + 1 } : undefined;
}

/** Where a node of the Markdown tree begins. */
export function startOf(position: Element['position']): TextPosition | undefined {
  return position && { line: position.start.line, column: position.start.column };
}

function createImport(source: string, specifiers: ImportDeclaration['specifiers']): ImportDeclaration {
  return { type: 'ImportDeclaration', specifiers, attributes: [], source: { type: 'Literal', value: source } };
}
