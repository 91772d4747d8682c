/** What React and promises ask of any value, and a stub has not. */
const NOT_THERE: ReadonlySet<string> = new Set([
  '$$typeof',
  'childContextTypes',
  'compare',
  'contextType',
  'contextTypes',
  'defaultProps',
  'displayName',
  'getDerivedStateFromProps',
  'propTypes',
  'prototype',
  'render',
  'then',
  'toJSON',
]);

/**
 * Stands for what an import did not bring, so that the rest of the page is shown: a component that shows its children, a function that
 * returns nothing, and an object of the same (`<motion.div>`, `data.items.map(...)`).
 */
export const stub: unknown = new Proxy(renderChildren, {
  get(target, name) {
    if (typeof name === 'symbol') return Reflect.get(target, name);
    if (name === 'toString' || name === 'valueOf') return () => '';
    return NOT_THERE.has(name) ? undefined : stub;
  },
});

function renderChildren(...args: unknown[]): unknown {
  // A hook: `const { push } = useRouter()`.
  if (args.length === 0) return stub;
  const [props] = args;
  const hasChildren = typeof props === 'object' && props !== null && 'children' in props;
  return hasChildren ? (props.children ?? null) : null;
}
