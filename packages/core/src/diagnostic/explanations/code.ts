import type { Explanation } from './explanation.ts';

/** Codes about blocks of code in pages. */
export const CODE = {
  'page/missing-code': {
    title: 'Missing file of a code block',
    meaning: 'A code block refers to a file, a region or lines that do not exist. The block is empty.',
    example: '```ts file=../src/a.ts#setup\n```',
    remedy: 'Fix the path, or mark the region in the file: `#region setup` and `#endregion`.',
  },
  'page/no-twoslash': {
    title: 'Types cannot be read',
    meaning: 'The packages that a `twoslash` code block needs are not installed. The code is shown without types.',
    example: '```ts twoslash\nconst answer = 42;\n```',
    remedy: 'Run `npm install --save-dev --legacy-peer-deps twoslash typescript-6@npm:typescript@6`, or remove `twoslash`.',
  },
  'page/open-fence': {
    title: 'Unclosed code block',
    meaning: 'A code block ends at a line with as many backticks; without it, the rest of the page is shown as code.',
    example: '```js\nopen();',
    remedy: 'End the block with a line of three backticks.',
  },
  'page/type-error': {
    title: 'Type error in a code block',
    meaning: 'TypeScript finds an error in a `twoslash` code block, which is shown with it.',
    example: '```ts twoslash\nconst answer: number = "42";\n```',
    remedy: 'Fix the code. If readers should see the error, declare it: `// @errors: 2322`.',
  },
} as const satisfies { [code: string]: Explanation };
