import { expect, it } from 'vitest';
import { detachContent } from './detach-content.ts';

const IMPORTS =
  'import {Fragment as _Fragment, jsx as _jsx} from "react/jsx-runtime";\nimport {useMDXComponents as _provide} from "@octavo/vite/client/page/mdx-components";\n';
const COMPONENT = 'export default function MDXContent(props = {}) {\n  return _jsx("p", { children: "export, import.meta" });\n}\n';

/** Runs a script of a text as a browser would. */
async function run(code: string, runtime: object): Promise<() => unknown> {
  const module: { default: (runtime: object) => () => unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.default(runtime);
}

it('a text that imports React and MDX alone becomes a script that is given both', async () => {
  const detached = detachContent(`import "virtual:octavo/math-styles";\n${IMPORTS}const who = "me";\n${COMPONENT}function late() {}\n`);
  expect(detached?.sheets).toEqual(['virtual:octavo/math-styles']);
  const Content = await run(detached?.code ?? '', { jsx: (tag: string, props: object) => [tag, props] });
  expect(Content()).toEqual(['p', { children: 'export, import.meta' }]);
});

it.each([
  ['a package', `import {motion} from "motion";\n${IMPORTS}${COMPONENT}`],
  ['a default import', `import Part from "./part.mdx";\n${IMPORTS}${COMPONENT}`],
  ['another name of React', `import {useState} from "react";\n${IMPORTS}${COMPONENT}`],
  ['an import behind the text', `${IMPORTS}${COMPONENT}import {a} from "b";\n`],
  ['a package by the name of what every object inherits', `import {a} from "constructor";\n${IMPORTS}${COMPONENT}`],
  ['import.meta', `${IMPORTS}const mode = import.meta.env.MODE;\n${COMPONENT}`],
  ['a part that is loaded later', `${IMPORTS}const load = () => import("x");\n${COMPONENT}`],
  ['another export', `${IMPORTS}export const a = 1;\n${COMPONENT}`],
  ['no component', `${IMPORTS}export default [];\n`],
  ['a name that the bundler replaces', `${IMPORTS}const v = __VERSION__;\n${COMPONENT}`],
])('a text with %s stays a module', (_what, code) => {
  expect(detachContent(code, ['__VERSION__'])).toBeUndefined();
});
