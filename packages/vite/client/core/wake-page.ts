import { readSetting } from './core-script.ts';
import { READY, whenRootMatches } from './when-root-matches.ts';

/** Has the site's program take over the page as it stands, and calls `leave` once it has. */
export async function wakePage(leave: () => void): Promise<void> {
  const { documentElement: html } = document;
  // The reader may go back before the program is there: it takes over what is shown.
  document.getElementById('octavo')?.setAttribute('data-octavo-path', location.pathname);
  delete html.dataset['octavoHydrated'];
  import(/* @vite-ignore */ readSetting('core')).catch(() => location.reload());
  await whenRootMatches(READY);
  leave();
}
