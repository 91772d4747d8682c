import type * as Vite from 'vite';

/** The plugin of Octavo where it is not installed yet. */
const OCTAVO = { octavo: () => ({ name: 'octavo:site' }) };
const MARK = Symbol('stand-in');

/**
 * What stands in for a module that is not there: Octavo's plugin is one by name, Vite is the Vite that loads the config, and of all others
 * `define…` gives back what it gets and everything else may be called, read and constructed. What Vite makes of a stand-in is a stand-in.
 */
export function createStandIn(specifier: string, vite: typeof Vite): unknown {
  if (specifier === '@octavo/vite') return OCTAVO;
  const callable = Object.entries(vite).map(([name, value]) => [name, typeof value === 'function' ? passStandIns(value) : value]);
  const tolerant = Object.fromEntries(callable) as typeof Vite;
  const { loadEnv } = tolerant;
  const mergeConfig = (...configs: Vite.UserConfig[]): Vite.UserConfig =>
    configs.filter((one) => !isStandIn(one)).reduce((a, b) => vite.mergeConfig(a, b), {});
  // Packages give Vite's functions on, as Vitest does.
  return specifier === 'vite' ? { ...tolerant, mergeConfig } : createAnything({ loadEnv, mergeConfig });
}

/** A function that makes a stand-in of one: a path or a mode that a missing module gives is no text. */
function passStandIns(made: object): object {
  return new Proxy(made as () => unknown, {
    apply: (target, self, given) => (given.some(isStandIn) ? createAnything() : Reflect.apply(target, self, given)),
  });
}

/** Whether a value was made here. */
export function isStandIn(value: unknown): boolean {
  return typeof value === 'function' && MARK in value;
}

function createAnything(known: Record<string, unknown> = {}): unknown {
  return new Proxy(function standIn() {}, {
    apply: () => createAnything(),
    construct: () => createAnything() as object,
    has: (_target, key) => key === MARK,
    get: (_target, key) => {
      if (typeof key === 'symbol')
        return key === Symbol.iterator ? () => [][Symbol.iterator]() : key === Symbol.toPrimitive ? () => '' : undefined;
      // It is no promise.
      if (key === 'then') return undefined;
      if (key in known) return known[key];
      return key.startsWith('define') ? (value: unknown) => value : createAnything();
    },
  });
}
