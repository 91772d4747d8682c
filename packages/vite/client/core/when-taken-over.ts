/** Resolves once the site's program has taken over the page: its state answers from now on. */
export function whenTakenOver(): Promise<void> {
  return whenMatches('[data-octavo-taken-over]');
}

/** Resolves once the program answers all that a reader may press, too. */
export function whenReady(): Promise<void> {
  return whenMatches('[data-octavo-hydrated]:not([data-octavo-hydrated=static])');
}

/** Resolves once the root element matches. */
function whenMatches(selector: string): Promise<void> {
  const html = document.documentElement;
  return new Promise((resolve) => {
    const look = (): void => {
      if (!html.matches(selector)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(html, { attributes: true });
    look();
  });
}
