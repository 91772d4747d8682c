import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** The entries of a changelog have a label and a description. */
export function checkUpdateAttributes({ outline }: CheckedPage): PageFinding[] {
  return outline.elements.flatMap(({ name, attributes, isOpen, line, column }) => {
    const lacks = ['label', 'description'].filter((attribute) => !Object.hasOwn(attributes, attribute));
    if (name !== 'Update' || isOpen || lacks.length === 0) return [];
    return [
      {
        code: 'style/update-attributes',
        message: `<Update> has no ${lacks.map((lack) => `\`${lack}\``).join(' and no ')}.`,
        hint: 'Use the date or version as `label` and a short summary as `description`.',
        line,
        column,
        length: 7,
      },
    ];
  });
}
