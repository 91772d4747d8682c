import { expect, it } from 'vitest';
import type { OldSource } from '../source.ts';
import { findBrokenImports } from './find-broken-imports.ts';

it('follows the code of a page, and names what is not there', () => {
  const texts: Record<string, string> = {
    'a.tsx':
      "import { B } from './b';\nimport type { C } from './c';\nimport { E } from './e';\nimport './a.css';\nexport const A = (e: E) => <B />;\n",
    'a.css': 'a {}',
  };
  const site = {
    assets: Object.keys(texts).map((file) => ({ file, target: `snippets/own/${file}` })),
    extraFiles: new Map([['snippets/own/b/index.ts', "export * from '/snippets/own/a';\nexport { D } from './d';\nimport 'react';\n"]]),
  };
  const source = { read: (file: string) => texts[file] } as OldSource;
  expect(findBrokenImports("import { A } from '/snippets/own/a.tsx';\n\n<A />\n", { site, source })).toEqual([
    'snippets/own/b/index.ts imports ./d, which is not there.',
  ]);
  expect(findBrokenImports('Text\n', { site, source })).toEqual([]);
});
