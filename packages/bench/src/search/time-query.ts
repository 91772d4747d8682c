/** Runs in the browser: types a query into the open dialog, and gives the milliseconds until the frame that shows its answer. */
export function timeQuery(text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('.octavo-search input');
  const panel = document.querySelector('.octavo-search-panel');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (input === null || panel === null || setter === undefined) throw new Error('The search is not open.');
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (panel.getAttribute('data-status') !== 'done') return;
      observer.disconnect();
      // The message channel follows the frame: a callback of `requestAnimationFrame` alone runs just before it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - start), { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
    });
    observer.observe(panel, { attributes: true, attributeFilter: ['data-status'] });
    setter.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
