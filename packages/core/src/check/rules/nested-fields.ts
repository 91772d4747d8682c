import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** Fields within a field stand in an `Expandable`, so that the outer list stays short. */
export function checkNestedFields({ outline }: CheckedPage): PageFinding[] {
  return outline.elements.flatMap(({ name, parent, line, column }) =>
    parent === undefined
      ? []
      : [
          {
            code: 'style/nested-field',
            message: `<${name}> stands directly in <${parent}>.`,
            hint: `Put the fields inside it in \`<Expandable title="properties">…</Expandable>\`.`,
            line,
            column,
            length: name.length + 1,
          },
        ],
  );
}
