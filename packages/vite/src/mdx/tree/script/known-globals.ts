import globals from 'globals';

/** What an author may use from React without importing it. */
export const REACT_NAMES: ReadonlySet<string> = new Set([
  'cloneElement',
  'createContext',
  'createElement',
  'createRef',
  'forwardRef',
  'Fragment',
  'isValidElement',
  'lazy',
  'memo',
  'Profiler',
  'startTransition',
  'StrictMode',
  'Suspense',
  'use',
  'useActionState',
  'useCallback',
  'useContext',
  'useDebugValue',
  'useDeferredValue',
  'useEffect',
  'useId',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useMemo',
  'useOptimistic',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]);

const EVERYWHERE: ReadonlySet<string> = new Set([
  ...Object.keys(globals.builtin),
  ...Object.keys(globals['shared-node-browser']),
  'arguments',
  'process',
]);
const BROWSER: ReadonlySet<string> = new Set(Object.keys(globals.browser));
// Of the browser's lower-case names these are meant as such. The others are words (`name`, `status`, `event`, `parent`), and an author
// who writes `{name}` has forgotten something; besides, the server that renders the page does not know them.
const BROWSER_WORDS: ReadonlySet<string> = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'screen',
  'matchMedia',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'getComputedStyle',
  'alert',
  'confirm',
  'prompt',
  'scrollTo',
]);

/** Says whether JavaScript or the browser has a name: any within `esm`, and what cannot be meant otherwise within an `expression`. */
export function isKnownGlobal(name: string, kind: 'esm' | 'expression'): boolean {
  if (EVERYWHERE.has(name) || BROWSER_WORDS.has(name)) return true;
  return BROWSER.has(name) && (kind === 'esm' || /^[A-Z]/.test(name));
}

/** Whether a name stands for something in browsers alone, or in browsers and the newest Node alone. */
export function isBrowserName(name: string): boolean {
  return (BROWSER.has(name) && !EVERYWHERE.has(name)) || /^(?:localStorage|sessionStorage|navigator)$/.test(name);
}
