import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../diagnostic/apply-edits.ts';
import { createCheckedPage } from '../check-fixture.ts';
import type { PageFinding } from '../page-rule.ts';
import { checkHeadingLevels } from './heading-levels.ts';

const check = (text: string): PageFinding[] => checkHeadingLevels(createCheckedPage(text));
const fix = (text: string): string =>
  applyEdits(
    text,
    check(text).map((finding) => finding.fix ?? []),
  ).text;

describe('findings', () => {
  it.each(['', '## A\n### B\n## C', '## A\n### B\n#### C\n## D', '---\nmode: custom\n---\n# A'])('%j is good', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('are level 1, a first level that is not 2, and a level left out', () => {
    expect(check('# A').map(({ message }) => message)).toEqual(['"A" is a level 1 heading, which is reserved for the page\'s title.']);
    expect(check('text\n### A')).toMatchObject([{ line: 2, column: 1, hint: 'Use level 2: `## …`.' }]);
    expect(check('## A\n#### B\n#### C')).toMatchObject([
      { line: 2, message: 'Skipped heading level: "B" is level 4 below a level 2 heading.' },
    ]);
  });

  it('count steps and updates as headings, and find nothing wrong with them', () => {
    const checked = createCheckedPage('## A\n#### B');
    const [first, second] = checked.outline.headings;
    const step = { kind: 'component', depth: 3, text: 'S', line: 1, column: 5 } as const;
    checked.outline.headings = [first, step, second].flatMap((one) => one ?? []);
    expect(checkHeadingLevels(checked)).toEqual([]);
  });
});

describe('the fix', () => {
  it('keeps the order of rank', () => {
    expect(fix('---\ntitle: T\n---\n# A\n\n## B\n\n#### C\n\n# D')).toBe('---\ntitle: T\n---\n## A\n\n### B\n\n#### C\n\n## D');
    expect(fix('### A\r\n### B\r\n##### C\r\n')).toBe('## A\r\n## B\r\n### C\r\n');
  });

  it("takes a first heading out that repeats the page's title, unless a link names it", () => {
    const text = '---\ntitle: Set up\n---\n# Set up\n\n## B';
    expect(fix(text)).toBe('---\ntitle: Set up\n---\n## B');
    const linked = checkHeadingLevels({ ...createCheckedPage(text), isLinked: (id) => id === 'set-up' });
    expect(
      applyEdits(
        text,
        linked.map((finding) => finding.fix ?? []),
      ).text,
    ).toContain('## Set up\n\n### B');
  });

  it('is left to the author where a heading is a tag', () => {
    const checked = createCheckedPage('---\ntitle: T\n---\n# A\n<h2>B</h2>');
    checked.outline.headings.push({ kind: 'html', depth: 2, text: 'B', line: 5, column: 1 });
    const [first] = checkHeadingLevels(checked);
    expect(first).not.toHaveProperty('fix');
  });
});
