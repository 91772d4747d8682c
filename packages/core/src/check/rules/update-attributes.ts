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
        hint: 'Write the date or the version as `label`, and what it is about as `description`.',
        line,
        column,
        length: 7,
      },
    ];
  });
}
