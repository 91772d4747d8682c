import { visit } from 'estree-util-visit';
import type { Expression, Program, Property, SimpleCallExpression } from 'estree-jsx';
import type { CompiledTocEntry, TocSnippet } from '../../compiled-page.ts';

/** The prop of a text that is shown more than once: what the ids of its headings end in. */
export const REPEAT = 'octavoRepeat';

const OUTER: Expression = {
  type: 'MemberExpression',
  object: { type: 'Identifier', name: 'props' },
  property: { type: 'Identifier', name: REPEAT },
  computed: false,
  optional: false,
};

/** Numbers the showings of a text as slugs of one name are: nothing for the first, then `-1`, `-2`. */
export function createRepeatCounter(): (specifier: string) => string {
  const counts = new Map<string, number>();
  return (specifier) => {
    const count = counts.get(specifier) ?? 0;
    counts.set(specifier, count + 1);
    return count === 0 ? '' : `-${count}`;
  };
}

/** What the ids of a text in another one end in: of the first in a repeated one `-0-1`, so that it is not taken for the second in the first. */
export function nestRepeat(own: string, outer: string): string {
  return (own === '' && outer !== '' ? '-0' : own) + outer;
}

/** Lets the ids of a text that others show end in what they say, and those of the texts in it. */
export function recmaRepeats(toc: readonly (CompiledTocEntry | TocSnippet)[]): (tree: Program) => void {
  return (tree) => {
    if (toc.length === 0) return;
    const ids = new Set(toc.flatMap((entry) => ('id' in entry ? entry.id : [])));
    const snippets = new Set(toc.flatMap((entry) => ('id' in entry ? [] : entry.specifier)));
    const names = new Set(tree.body.flatMap((statement) => listDefaultNames(statement, snippets)));
    for (const statement of tree.body) {
      if (statement.type !== 'FunctionDeclaration' || statement.id?.name !== '_createMdxContent') continue;
      visit(statement.body, (node) => {
        if (node.type === 'Property' && nameOf(node) === 'id' && isText(node.value) && ids.has(node.value.value))
          node.value = append(node.value);
        if (node.type === 'CallExpression') passOn(node, names);
      });
    }
  };
}

function listDefaultNames(statement: Program['body'][number], snippets: ReadonlySet<string>): string[] {
  if (statement.type !== 'ImportDeclaration' || !snippets.has(String(statement.source.value))) return [];
  return statement.specifiers.flatMap(({ type, local }) => (type === 'ImportDefaultSpecifier' ? local.name : []));
}

/** `_jsx(Part, { word: 'a' })` -> `_jsx(Part, { word: 'a', octavoRepeat: props.octavoRepeat && '-0' + props.octavoRepeat })`, as `nestRepeat` does */
function passOn({ arguments: [component, props] }: SimpleCallExpression, names: ReadonlySet<string>): void {
  if (component?.type !== 'Identifier' || !names.has(component.name) || props?.type !== 'ObjectExpression') return;
  const own = props.properties.find((one): one is Property => one.type === 'Property' && nameOf(one) === REPEAT);
  if (own !== undefined) own.value = append(own.value as Expression);
  else
    props.properties.push({
      type: 'Property',
      kind: 'init',
      key: { type: 'Identifier', name: REPEAT },
      value: { type: 'LogicalExpression', operator: '&&', left: OUTER, right: join({ type: 'Literal', value: '-0' }, OUTER) },
      method: false,
      shorthand: false,
      computed: false,
    });
}

function nameOf({ key }: Property): string | undefined {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
}

function isText(value: Property['value']): value is Extract<Expression, { type: 'Literal' }> & { value: string } {
  return value.type === 'Literal' && typeof value.value === 'string';
}

function append(value: Expression): Expression {
  return join(value, { type: 'LogicalExpression', operator: '??', left: OUTER, right: { type: 'Literal', value: '' } });
}

function join(left: Expression, right: Expression): Expression {
  return { type: 'BinaryExpression', operator: '+', left, right };
}
