import type { IdRule } from './tool.ts';
import { readPage } from '@octavo/core/internal';
import type { ComparedTexts } from './compare-pages.ts';
import { listOldHeadings } from './text/heading-ids.ts';

/** Says which ids of headings a rewritten text has lost: links from elsewhere would lead to the top of its page. */
export function compareIds({ file, target, before, after }: ComparedTexts, rule: IdRule | undefined): string[] {
  const { headings, anchors } = readPage(after, target).page;
  const ids = new Set([...headings.map(({ id }) => id), ...(anchors ?? [])]);
  const texts = new Set(headings.map(({ text }) => text));
  return listOldHeadings(before, file, rule).flatMap(({ id, text, line }) =>
    // Of one that is gone, or is a part of a component now, its words are told; one of signs alone (`-1`) has none that anyone writes.
    ids.has(id) || text === '' || /^(?:-\d+)?$/.test(id) || !texts.has(text)
      ? []
      : [`The heading \`${text}\` (line ${line}) had the id \`${id}\`.`],
  );
}
