import { expect, it } from 'vitest';
import { createCheckedPage } from '../check-fixture.ts';
import { checkBoldHeadings } from './bold-heading.ts';

const check = (text: string): ReturnType<typeof checkBoldHeadings> => checkBoldHeadings(createCheckedPage(text));

it('tells of bold lines that stand as headings, below the heading above', () => {
  const text = '---\ntitle: A\n---\n\n**Install the tool**\n\nRun it.\n\n## More\n\n__Configure it__\n\n- a\n';
  expect(check(text)).toMatchObject([
    { code: 'style/bold-heading', line: 5, column: 1, length: 20, hint: 'Write `## Install the tool`.' },
    { line: 11, hint: 'Write `### Configure it`.' },
  ]);
});

it.each([
  ['a sentence', '**Do not do this.**\n\nText'],
  ['a lead', '**Example:**\n\n- a'],
  ['a part of a paragraph', '**Name**\nText'],
  ['bold text and more', '**Name** of it\n\nText'],
  ['the last line', 'Text\n\n**The end**\n'],
  ['the end of a box', '<Note>\n\n**The end**\n\n</Note>'],
  ['lines in a row', '**One**\n\n**Two**\n'],
  ['a link', '**[One](/one)**\n\nText'],
  ['code', '```md\n\n**One**\n\nText\n```'],
  ['what stands in a list', '- a\n\n  **One**\n\n  Text'],
])('takes %s for none', (_, text) => expect(check(text)).toEqual([]));

it('finds the text below a fence', () => {
  expect(check('**Install it**\n\n```sh\nnpm i\n```\n')).toMatchObject([{ line: 1 }]);
});
