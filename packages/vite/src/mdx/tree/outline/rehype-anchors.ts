import type { Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { slug } from 'github-slugger';
import { visit } from '../nodes/visit.ts';
import type { PageDraft } from '../../page-draft.ts';
import { isMdxElement } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';
import { findPagePrograms } from '../nodes/page-programs.ts';
import type { PageProgram } from '../nodes/page-programs.ts';
import { readJsxAttribute } from '../nodes/read-jsx-attribute.ts';
import { findEntry } from '@octavo/core/internal';

/** The components that a hash finds by the slug of a title, and the prop that holds it. */
const TITLES: Readonly<Record<string, string>> = { Accordion: 'title', Expandable: 'title', Tab: 'title', Step: 'title', Update: 'label' };
const PLACES = ['path', 'query', 'body', 'header', 'name'] as const;

/** Lists in the outline what a `#hash` may name, once headings and steps have their ids. */
export function rehypeAnchors({ page: { outline }, componentNames }: PageDraft): (tree: Root) => void {
  return (tree) => {
    const anchors = new Set<string>();
    const snippets = new Set(findPagePrograms(tree).flatMap(listSnippets));
    const add = (id: string | null | undefined): void => {
      if (id === null) outline.isOpen = true;
      else if (id !== undefined && id !== '') anchors.add(id);
    };
    const visitFields = (node: MdxElement, scope: string | undefined): void => {
      const id = readFieldId(node, scope);
      add(id);
      eachField(node, (inner) => visitFields(inner, id ?? scope));
    };

    visit(tree, (node) => {
      if (node.type === 'element') {
        for (const id of [node.properties['id'], node.properties['name']]) if (typeof id === 'string') add(id);
      } else if (isMdxElement(node)) {
        const name = node.name ?? '';
        add(readJsxAttribute(node, 'id'));
        if (name === 'a') add(readJsxAttribute(node, 'name'));
        const titled = findEntry(TITLES, name);
        const title = titled && readJsxAttribute(node, titled);
        if (title === null) outline.isOpen = true;
        else if (title) add(slug(title.trim()));
        if (name === 'Heading') add(slug(toString({ type: 'root', children: node.children }).trim()));
        if (isOwnComponent(name, componentNames) && !snippets.has(name)) outline.isOpen = true;
      } else if ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && /<[A-Za-z]/.test(node.value)) {
        outline.isOpen = true;
      }
    });
    eachField(tree, (field) => visitFields(field, undefined));
    outline.anchors.push(...[...anchors].toSorted());
  };
}

/** The names under which the page imports Markdown, whose own anchors are known. */
function listSnippets({ kind, program }: PageProgram): string[] {
  if (kind !== 'esm') return [];
  return program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && /\.mdx?$/i.test(String(statement.source.value))
      ? statement.specifiers.flatMap(({ type, local }) => (type === 'ImportDefaultSpecifier' ? [local.name] : []))
      : [],
  );
}

function isOwnComponent(name: string, componentNames: ReadonlySet<string>): boolean {
  const [head = ''] = name.split('.');
  return /^[A-Z]/.test(head) && !componentNames.has(head) && head !== 'Fragment';
}

/** The outermost fields within a node. */
function eachField(node: Parents, onField: (field: MdxElement) => void): void {
  for (const child of node.children) {
    if (isMdxElement(child) && (child.name === 'ParamField' || child.name === 'ResponseField')) onField(child);
    else if ('children' in child) eachField(child, onField);
  }
}

/** As the theme makes it: `param-user-id`, and `param-user-id-name` for a field within. */
function readFieldId(node: MdxElement, scope: string | undefined): string | null | undefined {
  const own = readJsxAttribute(node, 'id');
  if (own !== undefined) return own;
  const places = node.name === 'ParamField' ? PLACES : (['name'] as const);
  const name = places.map((place) => readJsxAttribute(node, place)).find((value) => value !== undefined);
  if (name === undefined || name === null) return name;
  const anchor = slug(name.replaceAll(/[.[\]]+/g, '-'));
  return anchor === '' ? undefined : `${scope ?? (node.name === 'ParamField' ? 'param' : 'response')}-${anchor}`;
}
