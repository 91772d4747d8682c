import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useMDXComponents } from './mdx-components.ts';

/** What the text of a page is made with. */
interface Runtime {
  Fragment: typeof Fragment;
  jsx: typeof jsx;
  jsxs: typeof jsxs;
  useMDXComponents: typeof useMDXComponents;
}

/** Makes the content of a page from its text: a script that imports nothing, and so need not be bundled. */
export function createPageText(text: (runtime: Runtime) => ComponentType): ComponentType {
  return text({ Fragment, jsx, jsxs, useMDXComponents });
}
