/** Resolves once the site's program has taken over the page. */
export function whenTakenOver(): Promise<void> {
  const { documentElement: html } = document;
  return new Promise((resolve) => {
    const look = (): void => {
      const state = html.dataset['octavoHydrated'];
      if (state === undefined || state === 'static') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(html, { attributeFilter: ['data-octavo-hydrated'] });
    look();
  });
}
