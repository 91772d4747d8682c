import { expect, it } from 'vitest';
import { explainMissingExports } from './explain-missing-exports.ts';

const TEXT = "---\ntitle: A\n---\n\nimport React, { useRef, useStat as s } from 'react'\nimport clock from 'clock'\n\nText\n";
const site = { root: '/site', store: { readText: () => TEXT } } as unknown as Parameters<typeof explainMissingExports>[1];

/** As the bundler gives it: in colours, with the place in the compiled code. */
function refuse(name: string, file = '/site/a.mdx.octavo', code = 'MISSING_EXPORT'): Error {
  return Object.assign(new Error(`\u001b[31m[${code}] \u001b[0m"${name}" is not exported by "\0react".\n  ╭─[ ${file}:3:9 ]`), {
    code,
    id: file,
  });
}

function fail(...errors: Error[]): Error {
  return Object.assign(new Error('Build failed'), { errors });
}

it('points at the names in the author’s text', () => {
  expect(explainMissingExports(fail(refuse('useStat'), refuse('default')), site)).toMatchObject([
    { code: 'page/missing-export', severity: 'error', message: 'react exports no `useStat`.', file: 'a.mdx', line: 5, column: 25 },
    { message: 'react exports no default.', line: 5 },
  ]);
});

it.each([
  ['what is no file of the site', fail(refuse('useStat', '/app/main.js'))],
  ['a name that no statement has', fail(refuse('useOther'))],
  ['another failure beside it', fail(refuse('useStat'), refuse('useStat', '/site/a.mdx.octavo', 'PARSE_ERROR'))],
  ['any other error', new TypeError('boom')],
])('leaves %s alone', (_, error) => expect(explainMissingExports(error, site)).toEqual([]));
