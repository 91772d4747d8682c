import type { Node, Rule } from './rule.ts';
import { TERMS } from './terms.ts';

/** Texts that a user may read use the terms of the field: what `terms.ts` lists is reported in strings, templates and JSX. */
export const plainTerms: Rule = {
  create(context) {
    const check = (node: Node, text: string): void => {
      // A text has a space; names of files, ids and keys have none.
      if (!/\S\s+\S/.test(text)) return;
      for (const { avoid, use } of TERMS) {
        const found = avoid.exec(text)?.[0];
        if (found !== undefined) context.report({ node, message: `"${found}": say ${use} (scripts/lint/terms.ts).` });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node as Node, node.value),
      TemplateLiteral: (node) => check(node as Node, node.quasis.map(({ value }) => value.cooked ?? '').join('…')),
      JSXText: (node) => check(node as Node, node.value),
    };
  },
};
