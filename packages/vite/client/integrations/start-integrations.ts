import type { Consent } from './consent.ts';
import { whenConsented } from './consent.ts';
import type { Integration } from './integration.ts';

/** Starts the services of the config once the page is usable and has nothing else to do, and the reader agrees. One that fails leaves the others. */
export function startIntegrations(integrations: readonly Integration[], consent: Consent | undefined): void {
  whenConsented(consent, () => {
    whenIdle(() => {
      for (const { settings, load } of integrations)
        load().then(
          ({ start }) => start(settings),
          (error: unknown) => console.warn('A service in the config could not be loaded:', error),
        );
    });
  });
}

function whenIdle(run: () => void): void {
  const wait = (): void => void ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
