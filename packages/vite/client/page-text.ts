import { useMDXComponents } from '@mdx-js/react';
import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

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
