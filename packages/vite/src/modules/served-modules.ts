import { createHash } from 'node:crypto';

/** What each environment of a dev server was last given of our modules: hashes of their texts, which an edit is compared with. */
export interface ServedModules {
  /** Takes down what an environment is given. */
  note(environment: string, id: string, code: string): void;
  /** Takes down that an environment asked for a module again, and its text was gone. */
  lose(environment: string, id: string): void;
  /** The names of the environments that were given anything. */
  environments(): string[];
  /** The ids of all modules that were given to any of them. */
  ids(): string[];
  /** The hash of what an environment was given, `GONE` where that is gone since; undefined when it was given nothing. */
  find(environment: string, id: string): string | undefined;
  /**
   * Compares a module with its text of now, undefined where it has none any more, and takes that down. Gives the environments that were
   * given another text.
   */
  renew(id: string, code: string | undefined): string[];
  /** Takes down that the text of now is still being made: the module is to be compared at the next change, whatever has changed then. */
  postpone(id: string): void;
  isPostponed(id: string): boolean;
  /** Takes down that all modules were compared with a version of the site. */
  see(siteVersion: number): void;
  /** Whether that version is the last that they were compared with. */
  isSeen(siteVersion: number): boolean;
}

/**
 * Stands for the hash of a module that is gone. It is compared at each change all the same: Git removes a file before it writes the new one,
 * and an edit that looks in between would never look again, while a browser still runs the old text.
 */
export const GONE = '';

/** Makes an empty list of served modules. */
export function createServedModules(): ServedModules {
  const environments = new Map<string, Map<string, string>>();
  const postponed = new Set<string>();
  let seen = 0;
  const of = (environment: string): Map<string, string> => {
    const hashes = environments.get(environment) ?? new Map<string, string>();
    environments.set(environment, hashes);
    return hashes;
  };
  return {
    note: (environment, id, code) => void of(environment).set(id, hashCode(code)),
    lose: (environment, id) => void (of(environment).has(id) && of(environment).set(id, GONE)),
    environments: () => [...environments.keys()],
    ids: () => [...new Set([...environments.values()].flatMap((hashes) => [...hashes.keys()]))],
    find: (environment, id) => of(environment).get(id),
    renew(id, code) {
      postponed.delete(id);
      const now = code === undefined ? GONE : hashCode(code);
      const changed = [...environments].filter(([, hashes]) => hashes.has(id) && hashes.get(id) !== now);
      for (const [, hashes] of changed) hashes.set(id, now);
      return changed.map(([environment]) => environment);
    },
    postpone: (id) => void postponed.add(id),
    isPostponed: (id) => postponed.has(id),
    see: (siteVersion) => void (seen = siteVersion),
    isSeen: (siteVersion) => siteVersion === seen,
  };
}

/** The short hash by which the text of a module is known. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, 12);
}
