import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/** A field of a type, in the words of `<TypeTable>`. */
export interface TypeField {
  type: string;
  required: boolean;
  description: string;
  default?: string;
  deprecated?: boolean;
}

/** Reads the fields of an interface, or of a type that is an object; undefined where some of them are made by what is not written there. */
export function readTypeFields(text: string, name: string): Record<string, TypeField> | undefined {
  const { program, comments, errors } = parseSync('types.tsx', text, { lang: 'tsx', sourceType: 'module' });
  if (errors.length > 0) return undefined;
  const types = new Map(
    program.body.flatMap((statement): [string, ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration][] => {
      const one = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      return one?.type === 'TSInterfaceDeclaration' || one?.type === 'TSTypeAliasDeclaration' ? [[one.id.name, one]] : [];
    }),
  );
  const seen = new Set<string>();
  const listMembers = (node: ESTree.Node | undefined): ESTree.TSSignature[] | undefined => {
    switch (node?.type) {
      case 'TSInterfaceDeclaration':
        return join([...node.extends.map(({ expression }) => listMembers(expression)), node.body.body]);
      case 'TSTypeAliasDeclaration':
        return listMembers(node.typeAnnotation);
      case 'TSTypeLiteral':
        return node.members;
      case 'TSIntersectionType':
        return join(node.types.map(listMembers));
      case 'TSTypeReference':
        return node.typeArguments ? undefined : listMembers(node.typeName);
      case 'Identifier':
        return seen.has(node.name) ? undefined : (seen.add(node.name), listMembers(types.get(node.name)));
      default:
        return undefined;
    }
  };
  const fields = listMembers(types.get(name))?.map((member): [string, TypeField] | undefined => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return undefined;
    const { start, end, key, optional } = member;
    if (key.type !== 'Identifier' && key.type !== 'Literal') return undefined;
    const annotation = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
    const type = annotation === undefined ? text.slice(start, end).replace(/[;,]$/, '') : text.slice(annotation.start, annotation.end);
    const said = comments.findLast((one) => one.end <= start && text.slice(one.end, start).trim() === '');
    return [key.type === 'Identifier' ? key.name : String(key.value), { type, required: !optional, ...readComment(said?.value ?? '') }];
  });
  return fields?.includes(undefined) === false ? Object.fromEntries(fields as [string, TypeField][]) : undefined;
}

function join<Entry>(lists: (Entry[] | undefined)[]): Entry[] | undefined {
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
}

/** `* A label. @default "a"` */
function readComment(comment: string): Pick<TypeField, 'description' | 'default' | 'deprecated'> {
  const [description = '', ...tags] = comment.replaceAll(/^\s*\*+[ \t]?/gm, '').split(/^@(?=\w)/m);
  const initial = tags
    .find((tag) => /^default(?:Value)?\s/.test(tag))
    ?.replace(/^\w+\s+/, '')
    .trim();
  return {
    description: description.trim(),
    ...(initial !== undefined && { default: initial.replaceAll('`', '') }),
    ...(tags.some((tag) => tag.startsWith('deprecated')) && { deprecated: true }),
  };
}
