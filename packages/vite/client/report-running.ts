/** What of a module's `import.meta.hot` is used. */
interface Hot {
  send(event: string, data: unknown): void;
}

/** Milliseconds in which the modules of a page are told of together. */
const MOMENT = 100;

/** What runs in this document and was not told yet: hashes by the ids of modules. */
const untold = new Map<string, string>();

/**
 * Tells the dev server which text of a module runs here from now on. An update that was sent before the module could take it is lost, and
 * two that cross each other run in the wrong order: the server compares, and sends the module again where it has another text.
 */
export function reportRunning(hot: Hot, id: string, hash: string): void {
  if (untold.size === 0) setTimeout(tell, MOMENT, hot);
  untold.set(id, hash);
}

function tell(hot: Hot): void {
  const running = Object.fromEntries(untold);
  untold.clear();
  hot.send('octavo:running', running);
}
