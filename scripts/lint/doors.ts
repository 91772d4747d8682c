import type { Rule } from './rule.ts';

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
    return {
      ImportDeclaration(node) {
        if (node.importKind !== 'type' && pattern.test(node.source.value)) context.report({ node, message });
      },
      ImportExpression(node) {
        if (node.source.type === 'Literal' && pattern.test(String(node.source.value))) context.report({ node, message });
      },
    };
  },
};
