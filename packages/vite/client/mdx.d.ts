/// <reference types="vite/client" />

import type * as React from 'react';
import type { PageComponents } from '@octavo/theme';

/*
 * What editors complete and check in pages, beyond plain MDX. Name this file in `tsconfig.json`: `"types": ["octavo/mdx"]`.
 */
declare global {
  /** The components that a page has without an import, as the MDX extension asks for them; a declaration of the same name adds your own. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- a type of this name could not be added to
  interface MDXProvidedComponents extends PageComponents {}

  /** The fields between the lines `---` of the page. */
  const frontmatter: Readonly<Record<string, React.ReactNode>> & { readonly title: string; readonly description: string };

  // What a page has of React without an import: the names of `REACT_NAMES`.
  const cloneElement: typeof React.cloneElement;
  const createContext: typeof React.createContext;
  const createElement: typeof React.createElement;
  const createRef: typeof React.createRef;
  const forwardRef: typeof React.forwardRef;
  const Fragment: typeof React.Fragment;
  const isValidElement: typeof React.isValidElement;
  const lazy: typeof React.lazy;
  const memo: typeof React.memo;
  const Profiler: typeof React.Profiler;
  const startTransition: typeof React.startTransition;
  const StrictMode: typeof React.StrictMode;
  const Suspense: typeof React.Suspense;
  const use: typeof React.use;
  const useActionState: typeof React.useActionState;
  const useCallback: typeof React.useCallback;
  const useContext: typeof React.useContext;
  const useDebugValue: typeof React.useDebugValue;
  const useDeferredValue: typeof React.useDeferredValue;
  const useEffect: typeof React.useEffect;
  const useId: typeof React.useId;
  const useImperativeHandle: typeof React.useImperativeHandle;
  const useInsertionEffect: typeof React.useInsertionEffect;
  const useLayoutEffect: typeof React.useLayoutEffect;
  const useMemo: typeof React.useMemo;
  const useOptimistic: typeof React.useOptimistic;
  const useReducer: typeof React.useReducer;
  const useRef: typeof React.useRef;
  const useState: typeof React.useState;
  const useSyncExternalStore: typeof React.useSyncExternalStore;
  const useTransition: typeof React.useTransition;
}
