import { expect, test } from 'vitest';
import { Tree } from '../components/tree/tree.tsx';
import { CodeBlock } from '../components/code-block/code-block.tsx';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { startCopy } from './start-copy.ts';
import { startExpand } from './start-expand.ts';
import { startTree } from './start-tree.ts';
import { startWrap } from './start-wrap.ts';

const page = (
  <>
    <Tree>
      <Tree.Folder name="src" defaultOpen>
        <Tree.File name="a.ts" />
        <Tree.Folder name="lib">
          <Tree.File name="b.ts" />
        </Tree.Folder>
      </Tree.Folder>
      <Tree.File name="x.md" />
    </Tree>
    <CodeBlock html={`<pre><code>${'line\n'.repeat(20)}</code></pre>`} expandable nocopy />
  </>
);

test.each([1, 2])('trees and long code are the same with and without React (%i)', async (seed) => {
  const drives = await driveBoth(page, [startTree, startExpand, startCopy, startWrap], seed);
  expect(new Set(drives.plain).size).toBeGreaterThan(3);
  expect(drives.plain.join('')).toContain('Show less');
  expect(drives.react).toEqual(drives.plain);
});
