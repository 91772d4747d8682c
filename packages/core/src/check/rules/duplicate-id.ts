import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** An id that the author wrote stands once on a page: a link to it leads to the first only. */
export function checkDuplicateIds({ outline }: CheckedPage): PageFinding[] {
  const firstOf = new Map<string, number>();
  return outline.ids.flatMap(({ id, line, column }) => {
    const first = firstOf.get(id);
    if (first === undefined) {
      firstOf.set(id, line);
      return [];
    }
    return [
      {
        code: 'page/duplicate-id',
        severity: 'warning' as const,
        message: `The id "${id}" stands on line ${first} already.`,
        hint: 'Give each element an id of its own.',
        line,
        column,
      },
    ];
  });
}
