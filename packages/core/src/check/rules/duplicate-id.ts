import { offsetAt } from '../../diagnostic/offset-at.ts';
import { positionAt } from '../../diagnostic/position-at.ts';
import type { Position } from '../../diagnostic/position-at.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** An id that the author wrote stands once on a page: a link to it leads to the first only. */
export function checkDuplicateIds({ outline, text }: CheckedPage): PageFinding[] {
  const firstOf = new Map<string, number>();
  return outline.ids.flatMap(({ id, ...place }) => {
    const first = firstOf.get(id);
    if (first === undefined) {
      firstOf.set(id, place.line);
      return [];
    }
    return [
      {
        code: 'page/duplicate-id',
        severity: 'warning' as const,
        message: `Duplicate id "${id}"; first used on line ${first}.`,
        hint: 'Give each element a unique id.',
        ...findId(id, place, text),
        length: id.length,
      },
    ];
  });
}

/** The id itself, in the tag or heading that begins at a place. */
function findId(id: string, place: Position, text: string): Position {
  const start = offsetAt(text, place);
  const mark = /\bid\s*=|\{\s*#/.exec(text.slice(start));
  const offset = mark === null ? -1 : text.indexOf(id, start + mark.index + mark[0].length);
  return offset < 0 ? place : positionAt(text, offset);
}
