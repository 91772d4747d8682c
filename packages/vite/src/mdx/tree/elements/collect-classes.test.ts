import { expect, it } from 'vitest';
import { compileScript } from '../../../content/compile/compile-script.ts';
import { createCompiler } from '../../create-compiler.ts';

const { compile } = createCompiler({ dev: false, componentNames: ['Card', 'CodeBlock'] });

it('collects the class attributes of a page, written in any way', async () => {
  const text = [
    'Some block of text.',
    '<div className="block dark:hidden">',
    '  <Card title="flex" className={`p-4 ${1}`} icon="grid">',
    '    {[1].map((n) => <b key={n} className={n ? "underline" : \'italic\'} title="table" />)}',
    '  </Card>',
    '</div>',
    '<p class="mt-2">x</p>',
    '```js',
    "const a = 'hidden';",
    '```',
  ].join('\n');
  const { classes, diagnostics } = await compile({ file: 'a.mdx', text });
  expect(diagnostics).toEqual([]);
  // What a block of code looks like is a class, what stands in it is none.
  const own = classes.filter((name) => !name.startsWith('shiki-'));
  expect(own).toEqual(['block', 'dark:hidden', 'italic', 'mt-2', 'p-4', 'underline']);
});

it('collects those of HTML in a .md page, and none of Markdown itself', async () => {
  const { classes } = await compile({ file: 'a.md', text: '<div class="grid gap-2">a</div>\n\nA note.[^1]\n\n[^1]: Flex.' });
  expect(classes).toEqual(expect.arrayContaining(['gap-2', 'grid']));
  expect(classes).not.toContain('sr-only');
});

it('collects those of a script, kept in constants too', async () => {
  const text = [
    "import { useState } from 'react';",
    "const LOOK: string = 'rounded-xl border';",
    "export const Box = ({ on }: { on: boolean }) => <div className={`${LOOK} ${on ? 'flex' : ''}`} title='Red'>table</div>;",
  ].join('\n');
  const { classes } = await compileScript({ file: 'box.tsx', text, componentNames: [] });
  expect(classes).toEqual(['border', 'flex', 'rounded-xl']);
});
