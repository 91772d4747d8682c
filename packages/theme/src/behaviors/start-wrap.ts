import { afterFirstFrames } from './after-first-frames.ts';
import { listen } from './listen.ts';

const BUTTON = '.octavo-code-wrap';

/** Buttons that let the lines of a block of code break. One is there as soon as a line of its block does not fit, at any width and in any tab, and stays once pressed. */
export function startWrap(root: ParentNode): () => void {
  const buttons = new Map<Element, HTMLElement>();
  for (const button of root.querySelectorAll<HTMLElement>(BUTTON)) {
    const code = findBody(button)?.querySelector('pre');
    if (code) buttons.set(code, button);
  }
  // Told as soon as it watches, when a tab shows its block, and when the window changes.
  const observer = new ResizeObserver((entries) => {
    // All is read before anything is written.
    const found = entries.map(({ target }) => [buttons.get(target), target.scrollWidth <= target.clientWidth] as const);
    for (const [button, fits] of found) if (button) button.hidden = fits && !isPressed(button);
  });
  // A button that comes has its block styled and placed anew.
  const callOff = afterFirstFrames(() => buttons.forEach((_, code) => observer.observe(code)));
  const end = listen(root, ['click', BUTTON], (button, event) => {
    event.preventDefault();
    button.setAttribute('aria-pressed', String(!isPressed(button)));
    findBody(button)?.toggleAttribute('data-wrap', isPressed(button));
  });
  return () => {
    callOff();
    observer.disconnect();
    end();
  };
}

function isPressed(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}

function findBody(button: HTMLElement): Element | null | undefined {
  return button.parentElement?.querySelector(':scope > .octavo-code-body');
}
