/** Names in the session's storage, which outlives a document: the heading that is waited for, and the moments of the act and of the frame with it. */
export const WANTED = 'octavo-bench-wanted';
export const STARTED = 'octavo-bench-started';
export const SEEN = 'octavo-bench-seen';

/** Runs in the browser, in every document: looks at each frame whether the heading that is waited for is seen, and notes a click. */
export function watchHeading({ wanted, started, seen }: { wanted: string; started: string; seen: string }): void {
  const look = (): void => {
    const title = sessionStorage.getItem(wanted);
    const isNew = title !== null && sessionStorage.getItem(seen) === null;
    const isThere = (heading: Element): boolean => (heading.textContent ?? '').includes(title ?? '') && heading.getClientRects().length > 0;
    if (isNew && [...document.querySelectorAll('h1')].some(isThere)) sessionStorage.setItem(seen, String(Date.now()));
    requestAnimationFrame(look);
  };
  look();
  addEventListener('click', () => sessionStorage.setItem(started, String(Date.now())), true);
}
