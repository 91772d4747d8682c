/** The data modules that the dev server has replaced since the page was opened, by topic; empty in a build. */
const published = new Map<string, unknown>();
const listeners = new Set<() => void>();
let isFailed = false;

/** Puts a new version of a data module in place of the old one. Called by the module itself. */
export function publish(topic: string, value: unknown): void {
  published.set(topic, value);
  for (const listener of listeners) listener();
}

/** Notes that a page could not be loaded: a module of it is broken for as long as the document lives, whatever replaces it. */
export function noteFailure(): void {
  isFailed = true;
}

/** True once a page could not be loaded. */
export function hasFailure(): boolean {
  return isFailed;
}

/** True once a data module was replaced. */
export function hasPublished(): boolean {
  return published.size > 0;
}

/** The newest version of a data module: what the dev server published, else what was imported. */
export function latest<T>(topic: string, imported: T): T {
  // The module of a topic always publishes values of its own type.
  return published.has(topic) ? (published.get(topic) as T) : imported;
}

/** Calls back whenever a data module is replaced; returns what ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
