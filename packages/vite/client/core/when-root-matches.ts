/** The root element once the site's program has taken over the page: its state answers from now on. */
export const LIVE = '[data-octavo-live]';

/** The root element once the program answers all that a reader may press, too. */
export const READY = '[data-octavo-hydrated]:not([data-octavo-hydrated=static])';

/** Resolves once the root element matches. */
export function whenRootMatches(selector: typeof LIVE | typeof READY): Promise<void> {
  const html = document.documentElement;
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    observer.observe(html, { attributes: true });
    look();
    function look(): void {
      if (!html.matches(selector)) return;
      observer.disconnect();
      resolve();
    }
  });
}
