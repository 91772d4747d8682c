type Call = unknown[];

/** Services are called before their script is there: what is asked of them waits on a global of theirs. */
export function setGlobal(name: string, value: unknown): void {
  Object.assign(globalThis, { [name]: value });
}

/** A global of a service; undefined while its script has not arrived. */
export function findGlobal(name: string): Record<string, unknown> | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return typeof value === 'object' || typeof value === 'function' ? ((value as Record<string, unknown> | null) ?? undefined) : undefined;
}

/** The list that the services of Google share, and a page's own scripts with them: none may put another in its place. */
export function shareDataLayer(): unknown[] {
  const present: unknown = Reflect.get(globalThis, 'dataLayer');
  const layer: unknown[] = Array.isArray(present) ? present : [];
  setGlobal('dataLayer', layer);
  return layer;
}

/** A list that a service's script goes through once it is there, with the service's methods, each of which is put on the list. */
export function createQueue(methods: readonly string[], fields: Readonly<Record<string, unknown>> = {}): Call[] & Record<string, unknown> {
  const queue: Call[] & Record<string, unknown> = Object.assign([], fields);
  for (const method of methods)
    Object.assign(queue, {
      [method]: (...args: unknown[]) => {
        queue.push([method, ...args]);
        return queue;
      },
    });
  return queue;
}

/** A function whose calls wait in its `q`. */
export function createQueueFunction(): ((...args: unknown[]) => void) & { q: Call[] } {
  const calls: Call[] = [];
  return Object.assign((...args: unknown[]) => void calls.push(args), { q: calls });
}

/** Runs after each page that the reader goes to, the first one left out. */
export function onNextPages(run: () => void): void {
  document.addEventListener('octavo:page', run);
}
