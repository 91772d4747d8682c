import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** Fields within a field stand in an `Expandable`, so that the outer list stays short. */
export function checkNestedFields({ outline }: CheckedPage): PageFinding[] {
  return outline.elements.flatMap(({ name, parent, line, column }) =>
    parent === undefined
      ? []
      : [
          {
            code: 'style/nested-field',
            message: `<${name}> is nested directly in <${parent}>.`,
            hint: `Wrap nested fields in \`<Expandable title="properties">…</Expandable>\`.`,
            line,
            column,
            length: name.length + 1,
          },
        ],
  );
}
