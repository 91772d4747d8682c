/** What of a module's `import.meta.hot` is used. */
interface Hot {
  send(event: string, data: unknown): void;
}

/** Milliseconds in which the modules of a page are told of together. */
const MOMENT = 100;

/** What runs in this document and was not told yet: hashes by the ids of modules. */
const untold = new Map<string, string>();

/** The same of modules whose newer text could not be fetched, with all that it imports: the old one runs on. */
const lost = new Map<string, string>();

/**
 * Tells the dev server which text of a module runs here from now on. An update that was sent before the module could take it is lost, and
 * two that cross each other run in the wrong order: the server compares, and sends the module again where it has another text.
 */
export function reportRunning(hot: Hot, id: string, hash: string): void {
  lost.delete(id);
  tellSoon(hot);
  untold.set(id, hash);
}

/**
 * Tells that an update of a module could not be fetched: once by itself, and again with each other module that could, which may have been
 * what was amiss.
 */
export function reportLost(hot: Hot, id: string, hash: string): void {
  if (!lost.has(id)) {
    tellSoon(hot);
    untold.set(id, hash);
  }
  lost.set(id, hash);
}

function tellSoon(hot: Hot): void {
  if (untold.size === 0) setTimeout(tell, MOMENT, hot);
}

function tell(hot: Hot): void {
  const running = Object.fromEntries([...lost, ...untold]);
  untold.clear();
  hot.send('octavo:running', running);
}
