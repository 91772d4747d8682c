import { setTimeout } from 'node:timers/promises';
import { isGone } from '../modules/load-module.ts';
import type { ServedModules } from '../modules/served-modules.ts';

/** Milliseconds that all edits wait for one module, and for each one after it that is as late: it may be made of the same page. */
const PATIENCE = { first: 1000, next: 50 };

/** Modules that are not as they were given any more. */
export interface ComparedModules {
  /** By the name of an environment: the ids of the modules that it was given another text of. */
  changed: ReadonlyMap<string, readonly string[]>;
  /** The same of modules that are gone. */
  gone: ReadonlyMap<string, readonly string[]>;
  /** The texts that took too long for the others to wait. */
  late: readonly Promise<unknown>[];
}

/** What modules are compared with. */
export interface Compared {
  /** The modules to compare. Asked for again when what they are made from has become another. */
  list(): readonly string[];
  /** True for a module that takes long: it is begun first, and compared last. */
  isSlow?(id: string): boolean;
  served: Pick<ServedModules, 'renew' | 'postpone'>;
  /** The text of a module now; undefined where it is gone. */
  render(id: string): Promise<string | undefined>;
  /** Told of each module that is gone. */
  onGone(id: string): void;
  /** Grows with every change of what modules are made from. */
  version(): number;
}

/**
 * Compares modules with their texts of now, and begins anew while what they are made from has become another meanwhile: those that came first
 * would stay as they were before. One that cannot be made counts as changed: whoever asks for it again is told why, and the others are
 * compared all the same.
 */
export async function compareServed({ list, isSlow = () => false, served, render, onGone, version }: Compared): Promise<ComparedModules> {
  const [changed, gone] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const late = new Map<string, Promise<unknown>>();
  const begin = (id: string): Promise<string | undefined> =>
    render(id).catch((error: unknown) => (isGone(error) ? undefined : `throw ${String(error)}`));
  const compare = async (id: string, rendered: Promise<string | undefined>): Promise<void> => {
    if (await isLate(rendered, late.size === 0 ? PATIENCE.first : PATIENCE.next)) {
      late.set(id, rendered);
      // The change that is told again when it is there may be of a file that is gone, and touches nothing by itself.
      served.postpone(id);
      return;
    }
    const code = await rendered;
    if (code === undefined) onGone(id);
    const found = code === undefined ? gone : changed;
    for (const environment of served.renew(id, code)) found.set(environment, [...(found.get(environment) ?? []), id]);
  };
  let compared: number;
  do {
    compared = version();
    const ids = list().filter((id) => !late.has(id));
    const begun = new Map(ids.filter(isSlow).map((id) => [id, begin(id)]));
    for (const id of ids) if (!begun.has(id)) await compare(id, begin(id));
    for (const [id, rendered] of begun) await compare(id, rendered);
  } while (compared !== version());
  return { changed, gone, late: [...late.values()] };
}

/** A page may take its compiler's whole limit: other edits do not wait for it. */
async function isLate(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const done = new AbortController();
  try {
    return await Promise.race([work.then(() => false), setTimeout(milliseconds, true, { signal: done.signal, ref: false })]);
  } finally {
    done.abort();
  }
}
