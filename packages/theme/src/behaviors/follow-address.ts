/** The last two are dispatched by the router (wouter), since the History API tells nobody. */
const EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'];

/** Does what an address asks for, now and whenever it changes; the function that comes back ends it. */
export function followAddress(follow: () => void): () => void {
  follow();
  for (const event of EVENTS) addEventListener(event, follow);
  return () => {
    for (const event of EVENTS) removeEventListener(event, follow);
  };
}
