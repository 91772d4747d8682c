import type { Probe } from './probe.ts';

/**
 * Runs in the browser: waits until the probe finds its text, then for the frame that paints it, and reports the time.
 *
 * The message channel is what follows a frame: a callback of `requestAnimationFrame` alone runs just before it.
 */
export function watchProbe({ selector, property, text }: Probe): void {
  const read = (element: Element): string =>
    property === undefined ? (element.textContent ?? '') : getComputedStyle(element).getPropertyValue(property);
  const report: (moment: { shown: number; heard?: number }) => void = Reflect.get(window, 'octavoBenchShown');
  Reflect.deleteProperty(window, 'octavoBenchHeard');

  const check = (): void => {
    if (![...document.querySelectorAll(selector)].map(read).join(' | ').includes(text)) return;
    observer.disconnect();
    const heard: number | undefined = Reflect.get(window, 'octavoBenchHeard');
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => report({ shown: Date.now(), ...(heard !== undefined && { heard }) }), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
