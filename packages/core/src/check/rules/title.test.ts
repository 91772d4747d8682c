import { expect, it } from 'vitest';
import { applyEdits } from '../../diagnostic/apply-edits.ts';
import { createCheckedPage } from '../check-fixture.ts';
import { checkTitle } from './title.ts';

function fix(text: string): string {
  return applyEdits(
    text,
    checkTitle(createCheckedPage(text)).map((finding) => finding.fix ?? []),
  ).text;
}

it('finds nothing on pages with a title, as field or heading, and on those that an API file gives one', () => {
  expect(checkTitle(createCheckedPage('---\ntitle: A\n---\n'))).toEqual([]);
  expect(checkTitle(createCheckedPage('---\nopenapi: GET /x\n---\n'))).toEqual([]);
  expect(checkTitle(createCheckedPage('# "Begin"\n\nText'))).toEqual([]);
});

it('tells of Markdown in a title, whose signs are shown', () => {
  const [finding] = checkTitle(createCheckedPage('---\nicon: a\ntitle: "Use `npm` and **bold** [links](/b)"\n---\n'));
  expect(finding).toMatchObject({ code: 'style/title', line: 3, column: 1, hint: 'Write `title: "Use npm and bold links"`.' });
  expect(checkTitle(createCheckedPage('---\ntitle: "2 ** 3, a * b and [x]"\n---\n'))).toEqual([]);
});

it('writes the title that is shown, at the top of the frontmatter', () => {
  expect(fix('---\nicon: star\n---\nText')).toBe('---\ntitle: "Set up"\nicon: star\n---\nText');
});

it('fills an empty field in place, and leaves one alone that holds something else', () => {
  expect(fix("---\ntitle: ''\r\nicon: star\n---\n")).toBe('---\ntitle: "Set up"\r\nicon: star\n---\n');
  const list = '---\ntitle: [a]\n---\n';
  expect(checkTitle(createCheckedPage(list))).toHaveLength(1);
  expect(fix(list)).toBe(list);
});

it('begins a frontmatter where there is none, and keeps line breaks and byte order mark', () => {
  expect(fix('Text\r\nmore')).toBe('---\r\ntitle: "Set up"\r\n---\r\n\r\nText\r\nmore');
  expect(fix('\uFEFFText')).toBe('\uFEFF---\ntitle: "Set up"\n---\n\nText');
});
