import { readSetting } from './core-script.ts';

/** Has the site's program take over the page as it stands, and does then what was held meanwhile; `end` ends the holding. */
export function wakePage(held: readonly Event[], end: () => void): void {
  const { documentElement: html } = document;
  delete html.dataset['octavoHydrated'];
  const observer = new MutationObserver(() => {
    if (html.dataset['octavoHydrated'] === undefined) return;
    observer.disconnect();
    end();
    void repeat(held);
  });
  observer.observe(html, { attributeFilter: ['data-octavo-hydrated'] });
  import(/* @vite-ignore */ readSetting('core')).catch(() => location.reload());
}

async function repeat(held: readonly Event[]): Promise<void> {
  for (const event of held) {
    const target = event.target instanceof HTMLElement && event.target.isConnected ? event.target : document.body;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : target;
    if (!(event instanceof KeyboardEvent)) target.click();
    else if ((event.key === 'Enter' || event.key === ' ') && focused.matches('button,[role=button]')) focused.click();
    else focused.dispatchEvent(new KeyboardEvent('keydown', event));
    // One after the other, as they came.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
