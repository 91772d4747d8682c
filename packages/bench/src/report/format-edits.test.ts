import { expect, test } from 'vitest';
import type { SiteMeasurement } from '../measure-site.ts';
import { formatEdits } from './format-edits.ts';

const text = { name: 'page text', shown: [80, 100, 120], heard: [30, 40, 50], cpu: 120, reloads: 0, lost: 0 };
const lost = { name: 'page text', shown: [], heard: [], cpu: undefined, reloads: 2, lost: 3 };

test('each edit stands under its heading, one row for each size', () => {
  expect(formatEdits([createSite(20, text), createSite(1000, lost)])).toBe(
    [
      'edit, in ms  pages  median  min  max  to the browser  server CPU  reloads  lost',
      '-----------  -----  ------  ---  ---  --------------  ----------  -------  ----',
      'page text       20     100   80  120              40          40        0     0',
      'page text     1000       –    –    –               –           –        2     3',
    ].join('\n'),
  );
});

function createSite(pages: number, edit: SiteMeasurement['edits'][number]): SiteMeasurement {
  return { pages, cold: [], warm: [], memoryAtStart: undefined, memoryAfterEdits: undefined, edits: [edit] };
}
