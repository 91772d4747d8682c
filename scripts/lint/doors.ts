import type { Node, Rule } from './rule.ts';

/** A module that one door leads to: `^(node:)?fs($|/)`, and what to import instead. */
interface Door {
  modules: string;
  message: string;
}

/** Lets what a door leads to be imported behind it alone; its types are for everybody. Apart from `no-restricted-imports`, whose lists do not add up. */
export const doors: Rule = {
  meta: { schema: [{ type: 'object' }], defaultOptions: [{}] },
  create(context) {
    const { modules, message } = context.options[0] as unknown as Door;
    const pattern = new RegExp(modules, 'u');
    const check = (node: Node, { kind, source }: { kind: string | undefined; source: string | undefined }): void => {
      if (kind !== 'type' && source !== undefined && pattern.test(source)) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, { kind: node.importKind, source: node.source.value }),
      ExportAllDeclaration: (node) => check(node, { kind: node.exportKind, source: node.source.value }),
      ExportNamedDeclaration: (node) => check(node, { kind: node.exportKind, source: node.source?.value }),
      ImportExpression(node) {
        if (node.source.type === 'Literal' && pattern.test(String(node.source.value))) context.report({ node, message });
      },
    };
  },
};
