// The function is sent as its own text, and takes nothing along.
// oxlint-disable unicorn/consistent-function-scoping

/** Where the reasons of a rendering are gathered: a key of `globalThis`, since the bundle that renders is a program of its own. */
export const LIVE_KEY = 'octavo:live';

/**
 * React as all that is not ours has it while pages are prerendered: it works as ever, and notes what of a page needs a browser. Those are
 * state and effects, a function or a `ref` that a host element is given, and components that are classes.
 *
 * `always` is noted in place of every reason.
 *
 * `watchedReact` sends this function's own text to the bundle: it must name nothing outside itself.
 */
export function watchReact(react: Readonly<Record<string, unknown>>, key: string, always?: string): Record<string, unknown> {
  const alive = new Set(
    'useState useReducer useEffect useLayoutEffect useInsertionEffect useImperativeHandle useSyncExternalStore useTransition useDeferredValue useOptimistic useActionState useEffectEvent'.split(
      ' ',
    ),
  );
  const findReasons = (): Set<unknown> | undefined => {
    const scope: unknown = Reflect.get(globalThis, Symbol.for(key));
    if (typeof scope !== 'object' || scope === null || !('getStore' in scope) || typeof scope.getStore !== 'function') return undefined;
    const reasons: unknown = scope.getStore();
    return reasons instanceof Set ? reasons : undefined;
  };
  const note = (reason: () => string): void => void findReasons()?.add(always ?? reason());
  // The frame before React's own is the component's.
  const findComponent = (): string => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 60;
    const lines = (new Error('where').stack ?? '').split('\n').filter((line) => !line.includes('react_stack_bottom_frame'));
    Error.stackTraceLimit = stackTraceLimit;
    const line = lines[lines.findIndex((one) => one.includes('renderWithHooks')) - 1] ?? '';
    return /at (?:Object\.)?([\w$]+) /.exec(line)?.[1] ?? 'A component';
  };
  const watchHook =
    (name: string, hook: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      note(() => `\`${findComponent()}\` uses \`${name}\``);
      return hook(...args);
    };
  const nameOf = (type: unknown): string =>
    typeof type === 'string' ? type : typeof type === 'function' && type.name !== '' ? type.name : 'a component';
  const counts = new WeakMap<Set<unknown>, number>();
  // React draws a component that contains itself for ever, without a pause. No page has a million elements.
  const count = (type: unknown): void => {
    const page = findReasons();
    if (page === undefined) return;
    const made = (counts.get(page) ?? 0) + 1;
    counts.set(page, made);
    if (made > 1_000_000) throw new Error(`\`<${nameOf(type)}>\` is drawn without end: a component contains itself.`);
  };
  const watchElement =
    (create: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const [type, props] = args;
      count(type);
      const isClass = typeof type === 'function' && Reflect.get(type.prototype ?? {}, 'isReactComponent') !== undefined;
      if (isClass && Reflect.get(type, 'isQuiet') !== true) note(() => `\`${nameOf(type)}\` is a class`);
      for (const [name, value] of Object.entries(props ?? {})) {
        if (typeof value === 'function') note(() => `\`<${nameOf(type)}>\` is given a function, \`${name}\``);
        else if (name === 'ref' && typeof type === 'string' && value) note(() => `\`<${type}>\` has a \`ref\``);
      }
      return create(...args);
    };
  return Object.fromEntries(
    Object.entries(react).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value];
      const call = (...args: unknown[]): unknown => Reflect.apply(value, undefined, args);
      if (alive.has(name)) return [name, watchHook(name, call)];
      return [name, /^(?:jsx|jsxs|jsxDEV|createElement|cloneElement)$/.test(name) ? watchElement(call) : value];
    }),
  );
}
