import { expect, test } from 'vitest';
import { createCorpus } from '../corpus/create-corpus.ts';
import { EDITS } from './edits.ts';

test.each(EDITS)('$name: every round changes the files and looks for something else', ({ change, probe }) => {
  const files: Record<string, string> = createCorpus(20);
  const read = (file: string): string => files[file] ?? '';
  for (const round of [1, 2, 3]) {
    const changes = change(read, round);
    expect(changes.length).toBeGreaterThan(0);
    for (const { file, text } of changes) {
      expect(text).not.toBe(files[file]);
      files[file] = text;
    }
    expect(probe(round).text).not.toBe(probe(round + 1).text);
  }
});
